import type { KeyboardEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './record-row.module.css';
import type { RowState } from './row-state.ts';

/**
 * One record of a list as a line: its name and what it is about, behind a stitched edge while something is owed. A press on it
 * unfolds it or leads to its page; the rest of the row stands beside and below.
 */
export function RecordLine({
  id,
  name,
  about,
  beside,
  below,
  edge,
  level: Heading,
  isOpen = false,
  onOpen,
  to,
  onKeyDownCapture,
  children,
}: {
  id: string;
  name: ReactNode;
  about: ReactNode;
  /** At the end of the line, or under it where there is no room. */
  beside?: ReactNode;
  below?: ReactNode;
  edge: RowState['kind'];
  level: 'h2' | 'h3';
  isOpen?: boolean;
  onOpen?: () => void;
  /** Where the page of the record is. */
  to?: string;
  onKeyDownCapture?: KeyboardEventHandler;
  children?: ReactNode;
}) {
  const words = (
    <>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.about}>{about}</span>
      </span>
      {beside}
      {below && <span className={`${styles.below} hint`}>{below}</span>}
    </>
  );
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={[styles.row, styles[edge], isOpen && styles.open].filter(Boolean).join(' ')}
      onKeyDownCapture={onKeyDownCapture}
    >
      <Heading className={styles.title}>
        {to === undefined ? (
          <button
            type="button"
            className={styles.fold}
            data-shortcut="open"
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            onClick={onOpen}
          >
            {words}
          </button>
        ) : (
          <Link
            to={to}
            className={styles.fold}
            data-shortcut="open"
            aria-current={isOpen ? 'true' : undefined}
          >
            {words}
          </Link>
        )}
      </Heading>
      {children}
    </article>
  );
}

/** One that only stands there, with what can be done to it beside. */
export function FixedLine({
  id,
  name,
  about,
  picture,
  children,
}: {
  id: string;
  name: string;
  about: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article id={id} tabIndex={-1} className={`${styles.row} ${styles.fixed}`}>
      {picture}
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <div className={styles.about}>{about}</div>
      </div>
      {children}
    </article>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './card.module.css';

/** A part of the page of a record under a heading of its own, beside which stands `beside`. */
export function Card({
  id,
  heading,
  beside,
  isStacked = false,
  children,
}: {
  id: string;
  heading: ReactNode;
  beside?: ReactNode;
  /** Whether what is in it stands one below the other, with room between. */
  isStacked?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={isStacked ? `${styles.card} ${styles.stacked}` : styles.card}
      aria-labelledby={`${id}-heading`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** One whose heading is not seen. */
export function PlainCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  );
}

/** What unfolds a card, or a part of one. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <span>{children}</span>
      <Icon name="chevron-down" />
    </summary>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './knot.module.css';

/** One thing that has happened to a record, on a thread with what was before: what, in words of ours and of somebody; below, who and when. */
export function Knot({
  icon,
  tone,
  title,
  text,
  isStruck = false,
  details,
  children,
}: {
  icon: IconName;
  tone?: 'danger' | 'accent' | 'success' | undefined;
  title: ReactNode;
  /** As it was typed. */
  text: string;
  /** Whether it does not hold any more. */
  isStruck?: boolean;
  /** Elements, between which commas stand. */
  details: ReactNode;
  children?: ReactNode;
}) {
  const struck = isStruck ? styles.struck : '';
  return (
    <li className={tone ? `${styles.entry} ${styles[tone]}` : styles.entry}>
      <span className={styles.knot}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        {title && <b className={struck}>{title}</b>}
        {text && (
          <p className={`${styles.text} typed ${struck}`} dir="auto">
            {text}
          </p>
        )}
        <p className={styles.who}>{details}</p>
        {children}
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** Three red stitches, the label of a section, and its heading. */
export function SectionHead({
  label,
  title,
  children,
}: {
  label: ReactNode;
  title: ReactNode;
  /** Under the heading, or beside it as an action. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <p className={styles.label}>{label}</p>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

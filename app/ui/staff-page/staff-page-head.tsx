import type { ReactNode } from 'react';
import styles from './staff-page-head.module.css';

/** The heading of a staff page, a line under it, and under that a link to a page that belongs to it. */
export function StaffPageHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p>{lead}</p>}
      {children && <p className={styles.link}>{children}</p>}
    </div>
  );
}

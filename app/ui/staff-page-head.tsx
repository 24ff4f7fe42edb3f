import type { ReactNode } from 'react';
import styles from './staff-page-head.module.css';

/** The heading of a staff page and a line under it. */
export function StaffPageHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}

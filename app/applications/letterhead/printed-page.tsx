import type { ReactNode } from 'react';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import styles from './printed-sheet.module.css';

/** A page with one sheet to print, 148 by 210 mm; what stands above it is not printed. */
export function PrintedPage({
  title,
  link,
  actions,
  label,
  children,
}: {
  title: string;
  /** Leads back. */
  link: ReactNode;
  actions: ReactNode;
  /** The name of the sheet. */
  label: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className="screen-only">
        <StaffPageHead title={title}>{link}</StaffPageHead>
        <div className={styles.actions}>{actions}</div>
      </div>
      <article className={styles.sheet} aria-label={label}>
        {children}
      </article>
    </>
  );
}

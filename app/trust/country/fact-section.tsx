import type { ReactNode } from 'react';
import styles from './fact-section.module.css';

/** A section of a country's page; the strip below the head leads to it. */
export function FactSection({
  id,
  title,
  className = '',
  children,
}: {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`${styles.section} ${className}`} tabIndex={-1}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

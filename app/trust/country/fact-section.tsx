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

/** Sentences below each other, each behind a stitch of red. */
export function DashedList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.dashes}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of a record. */
export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return <dl className={`${styles.facts} ${className} num`}>{children}</dl>;
}

/** One fact of them with its name, nothing where it is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt>{name}</dt>
        <dd dir="auto">{children}</dd>
      </div>
    )
  );
}

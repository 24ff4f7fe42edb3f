import type { ReactNode } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import styles from './section-head.module.css';

/** Three red stitches, the label of a section, and its heading. */
export function SectionHead({
  label,
  title,
  className = '',
  children,
}: {
  /** On an English page with its Bengali; a string is shown as it is. */
  label: Bilingual | string;
  title: ReactNode;
  className?: string;
  /** Below the heading, or beside it as an action. */
  children?: ReactNode;
}) {
  return (
    <div className={`${styles.head} ${className}`}>
      <p className={styles.label}>
        {typeof label === 'string' ? label : <WithSecondaryLanguage text={label} />}
      </p>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

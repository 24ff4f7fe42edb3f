import type { ReactNode } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { BothLanguages } from './both-languages.tsx';
import styles from './printed-sheet.module.css';

/** What a printed sheet says, line by line, labelled in both languages. */
export function PrintedRows({ rows }: { rows: { label: Bilingual; value: ReactNode }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label.en}>
          <dt>
            <BothLanguages text={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines to sign on. */
export function SignatureLines({ labels }: { labels: Bilingual[] }) {
  return (
    <ul className={styles.signatures}>
      {labels.map((label) => (
        <li key={label.en}>
          <BothLanguages text={label} />
        </li>
      ))}
    </ul>
  );
}

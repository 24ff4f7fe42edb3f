import type { ReactNode } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { BothLanguages } from './both-languages.tsx';
import type { Letterhead } from './letterhead.ts';
import { letterheadTexts } from './letterhead.text.ts';
import styles from './printed-sheet.module.css';

/** The head of a printed sheet: who the agency is, and at the right what the sheet is. */
export function PrintedHead({
  head: { name, address, phones, licence },
  title,
  children,
}: {
  head: Letterhead;
  title: Bilingual;
  /** Below the title: a number, a mark. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.agency}>
          <BothLanguages text={name} />
        </p>
        <p>
          <BothLanguages text={address} />
        </p>
        <p className="num">{phones.join(', ')}</p>
        {licence !== null && (
          <p>
            <BothLanguages text={letterheadTexts.licence} /> <bdi className="num">{licence}</bdi>
          </p>
        )}
      </div>
      <div className={styles.title}>
        <h2>
          <BothLanguages text={title} />
        </h2>
        {children}
      </div>
    </div>
  );
}

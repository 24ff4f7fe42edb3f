import type { ReactNode } from 'react';
import { formatDigits } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './figures.module.css';

/** Figures of the agency in a row. Not animated: a number must be right from the first frame. */
export function Figures({
  figures,
  className,
}: {
  figures: readonly { figure: string; label: Bilingual; note?: ReactNode }[];
  className: string | undefined;
}) {
  const language = useLanguage();
  return (
    <dl className={`${styles.figures} ${className} num`}>
      {figures.map(({ figure, label, note }) => (
        <div key={figure}>
          <dt>
            {label[language]}
            <SecondaryLanguage text={label} />
            {note}
          </dt>
          <dd>{formatDigits(language, figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

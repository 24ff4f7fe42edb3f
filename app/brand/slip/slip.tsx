import { Fragment, type ReactNode } from 'react';
import { type Bilingual, otherLanguage } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Logo } from '../logo.tsx';
import styles from './slip.module.css';

/** A receipt, as high as the screen of a phone, so that one photograph holds it. */
export function Slip({
  title,
  numbers,
  facts,
  next,
  warning,
}: {
  title: string;
  /** What is read out on the telephone, in large letters. */
  numbers: { label: string; number: string }[];
  facts: { label: string; fact: ReactNode }[];
  /** What we do now, and by when. */
  next: { icon: IconName; says: string; day: string | null; children: ReactNode };
  warning: ReactNode;
}) {
  return (
    <article className={styles.slip} aria-label={title}>
      <div className={styles.top}>
        <Logo width="155" height="40" />
        <span>{title}</span>
      </div>
      {numbers.map(({ label, number }) => (
        <p key={label} className={styles.number}>
          <small>{label}</small>
          <b className="num" lang="en">
            {number}
          </b>
        </p>
      ))}
      <dl className={styles.facts}>
        {facts.map(({ label, fact }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={styles.next}>
        <Icon name={next.icon} />
        <div>
          <p>{next.says}</p>
          {next.day && <p className={styles.day}>{next.day}</p>}
          {next.children}
        </div>
      </div>
      <p className={styles.warning}>{warning}</p>
      <div className={`${styles.border} par`} />
    </article>
  );
}

/** A fact in the language of the page and, smaller, in the other: whoever sees the slip may read only one of them. */
export function InBoth({ text }: { text: Bilingual }) {
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <>
      {text[language]}{' '}
      <span className={styles.other} lang={other}>
        {text[other]}
      </span>
    </>
  );
}

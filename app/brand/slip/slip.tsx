import { Fragment } from 'react';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { dialled } from '#app/content/dialled.ts';
import { Logo } from '../logo.tsx';
import type { SlipContent } from './slip-content.ts';
import styles from './slip.module.css';

/** A receipt, as high as the screen of a phone, so that one photograph holds it. */
export function Slip({ title, numbers, facts, next, warnings, verify }: SlipContent) {
  const language = useLanguage();
  const [loudest, ...others] = warnings.map((warning) => warning[language]);
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
          {next.how && <p>{next.how}</p>}
          <ul>
            {next.from.map((number) => (
              <li key={number}>
                <a className="num" lang="en" href={`tel:${dialled(number)}`}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.warning}>
        <strong>{loudest}</strong> {others.join(' ')}
      </p>
      <p className={styles.verify}>
        <Icon name="shield-check" />
        <span>
          {verify.asks}{' '}
          <a href={pathIn(language, '/verify')} lang="en">
            {verify.address}
          </a>
        </span>
      </p>
      <div className={`${styles.border} par`} />
    </article>
  );
}

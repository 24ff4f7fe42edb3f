import { useLoaderData } from 'react-router';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { sharedCheck } from '#app/brand/fact/shared-check.ts';
import { useFacts, useWords } from '#app/content/content-context.ts';
import { dialled } from '#app/content/dialled.ts';
import page from '#app/forms/form-page.module.css';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { answerDays, closeDays } from '../complaint.ts';
import type { Totals } from '../storage/count-complaints.server.ts';
import styles from './aside.module.css';
import { asideTexts } from './aside.text.ts';

/** In how many days we answer, and close. */
export function OurWord() {
  const words = useWords('complaints');
  const texts = useTexts(asideTexts);
  const language = useLanguage();
  return (
    <section className={`${page.note} ${page.cool}`}>
      <h2>{words.promise}</h2>
      <ol className={styles.days}>
        <li>
          <b className="num">{formatNumber(language, answerDays)}</b> {texts.answerDays}
        </li>
        <li>
          <b className="num">{formatNumber(language, closeDays)}</b> {texts.closeDays}
        </li>
      </ol>
      <p className="hint">{words.promiseText}</p>
    </section>
  );
}

/** Who else takes complaints, also where we do not: as far as there is a number or an address. */
export function OutsideRoutes() {
  const words = useWords('complaints');
  const { day } = useFacts('today');
  const lines = useFacts('help-lines').helpLines.filter(({ number, url }) => number ?? url);
  const check = sharedCheck('helpLine', lines, day);
  const language = useLanguage();
  return (
    <section className={`${page.note} ${page.warm} ${styles.outside}`} aria-labelledby="outside">
      <h2 id="outside">{words.outside}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line._key}>
            <Icon name="phone" />
            <div className={styles.line}>
              <b>{line.name[language]}</b>
              {line.from && <span className="hint">{line.from[language]}</span>}
              {line.number && (
                <a
                  className={`${styles.number} num`}
                  lang="en"
                  href={`tel:${dialled(line.number)}`}
                >
                  {line.number}
                </a>
              )}
              {line.url && (
                <a href={line.url} lang="en" rel="noopener">
                  {new URL(line.url).hostname}
                </a>
              )}
              {!check && <FactSource shelf="helpLine" fact={line} />}
            </div>
          </li>
        ))}
      </ul>
      {check && <FactSource shelf="helpLine" fact={check} />}
    </section>
  );
}

/** How many complaints came in the last twelve months, and what became of them. */
export function ComplaintTotals() {
  const { totals } = useLoaderData<{ totals: Totals | null }>();
  const texts = useTexts(asideTexts);
  const language = useLanguage();
  if (!totals || totals.received === 0) {
    return (
      <p className={`${styles.totals} hint`}>
        <b>{texts.totals}:</b> {totals ? texts.none : texts.unknown}
        {totals && <span className={styles.without}>{texts.withoutStaff}</span>}
      </p>
    );
  }
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <b id="totals">{texts.totals}</b>
      <dl>
        {(['received', 'inTime', 'open'] as const).map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd className="num">{formatNumber(language, totals[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.without} hint`}>{texts.withoutStaff}</p>
    </section>
  );
}

import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './licence-card.module.css';
import { licenceTexts } from './licence.text.ts';

/** What is known of the licence; without a number one sentence says so. */
export function LicenceCard() {
  const texts = useTexts(licenceTexts);
  const language = useLanguage();
  const [agency, document, today] = [useFacts('agency'), useFacts('licence'), useFacts('today')];
  const known = licenceState({ agency, licence: document, today });
  const { licence } = document;
  const until = licence.validUntil;
  const rows: [string, string | undefined][] = [
    [texts.number, known.state === 'missing' ? undefined : known.number],
    [texts.holder, licence.holder?.[language]],
    [texts.address, licence.address?.[language]],
    [texts.until, until && formatDay(language, until)],
  ];
  const entered = rows.filter(([, said]) => said);
  return (
    <section className={`${styles.licence} ${styles[known.state]}`} aria-labelledby="licence">
      <h2 id="licence">
        <Icon name="stamp" />
        {texts.title}
      </h2>
      {entered.length > 0 && (
        <dl>
          {entered.map(([name, said]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {known.state === 'missing' && <p>{texts.missing}</p>}
      {known.state === 'expired' && (
        <p className={styles.over}>
          <Icon name="calendar-x" />
          {fill(texts.expired, { day: formatDay(language, known.until) })}
        </p>
      )}
      {factState('licence', licence, today.day) !== 'missing' && (
        <FactSource shelf="licence" fact={licence} />
      )}
    </section>
  );
}

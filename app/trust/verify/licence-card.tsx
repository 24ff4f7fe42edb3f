import type { ReactNode } from 'react';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './licence-card.module.css';
import { licenceTexts } from './licence.text.ts';

/** What is known of the licence; a gap says so. */
export function LicenceCard() {
  const texts = useTexts(licenceTexts);
  const language = useLanguage();
  const [agency, document, today] = [useFacts('agency'), useFacts('licence'), useFacts('today')];
  const known = licenceState({ agency, licence: document, today });
  const { licence } = document;
  const until = licence.validUntil;
  return (
    <section className={`${styles.licence} ${styles[known.state]}`} aria-labelledby="licence">
      <h2 id="licence">
        <Icon name="stamp" />
        {texts.title}
      </h2>
      <dl>
        <Row name={texts.number}>{known.state === 'missing' ? null : known.number}</Row>
        <Row name={texts.holder}>{licence.holder?.[language]}</Row>
        <Row name={texts.address}>{licence.address?.[language]}</Row>
        <Row name={texts.until}>{until && formatDay(language, until)}</Row>
      </dl>
      {known.state === 'missing' && <p>{texts.missing}</p>}
      {known.state === 'expired' && (
        <p className={styles.over}>
          <Icon name="calendar-x" />
          {fill(texts.expired, { day: formatDay(language, known.until) })}
        </p>
      )}
      {known.state !== 'missing' && <FactSource shelf="licence" fact={licence} />}
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <NotEntered />}</dd>
    </div>
  );
}

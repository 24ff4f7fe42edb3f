import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { countryTexts } from './country.text.ts';
import styles from './country-way.module.css';
import { Days } from './days.tsx';
import { FactSection } from './fact-section.tsx';
import { wayDays } from './way-days.ts';

/** The way to a country: the route in a few sentences, its steps, and how long they take together. */
export function CountryWay({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { route, steps } = useFacts(`guide.${code}`);
  return (
    <FactSection id="way" title={texts.way}>
      <p>{route ? route[language] : <NotEntered />}</p>
      <h3>{texts.steps}</h3>
      {steps.length === 0 ? (
        <NotEntered />
      ) : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step._key}>
              <b>{step.name[language]}</b>
              {step.text && <p>{step.text[language]}</p>}
              <span className={styles.time}>
                {texts.time}: <Days min={step.minDays} max={step.maxDays} />
              </span>
              <FactSource shelf="step" fact={step} />
            </li>
          ))}
        </ol>
      )}
      <AllDays code={code} />
    </FactSection>
  );
}

/** The sum says what is left out of it; what is outdated never counts. */
function AllDays({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { day } = useFacts('today');
  const { steps } = useFacts(`guide.${code}`);
  const { min, max, known, left } = wayDays(steps, day);
  const count = (number: number) => formatNumber(language, number);
  return (
    <>
      <h3>{texts.allDays}</h3>
      <p>
        <Days min={known > 0 ? min : undefined} max={known > 0 ? max : undefined} />
      </p>
      {known > 0 && left > 0 && (
        <p className={styles.left}>
          {fill(texts.leftOut, { left: count(left), all: count(known + left) })}
        </p>
      )}
    </>
  );
}

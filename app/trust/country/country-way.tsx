import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { sharedCheck } from '#app/brand/fact/shared-check.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { countryTexts } from './country.text.ts';
import styles from './country-way.module.css';
import { FactSection } from './fact-section.tsx';
import { wayDays } from './way-days.ts';

/** The way to a country: the route in a few sentences, its steps, and how long they take together, at most as the policy says. */
export function CountryWay({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { day } = useFacts('today');
  const { route, steps } = useFacts(`guide.${code}`);
  const check = sharedCheck('step', steps, day);
  return (
    <FactSection id="way" title={route || steps.length > 0 ? texts.way : texts.howLong}>
      {route && <p>{route[language]}</p>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step._key}>
            <b>{step.name[language]}</b>
            <Days min={step.minDays} max={step.maxDays} />
            {step.text && <p>{step.text[language]}</p>}
            {!check && <FactSource shelf="step" fact={step} />}
          </li>
        ))}
      </ol>
      {check && <FactSource shelf="step" fact={check} />}
      <AllDays code={code} />
      <p>
        {texts.sixMonths} <PageLink to="/policy">{texts.ofPolicy}</PageLink>
      </p>
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
  if (known === 0) return null;
  return (
    <>
      <p>
        <b>{texts.allDays}</b> <Days min={min} max={max} />
      </p>
      {left > 0 && (
        <p className={styles.left}>
          {fill(texts.leftOut, { left: count(left), all: count(known + left) })}
        </p>
      )}
    </>
  );
}

/** How many days something takes, as far as that is known; nothing where it is not. */
function Days({ min, max }: { min: number | undefined; max: number | undefined }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const count = (number: number) => formatNumber(language, number);
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return fill(texts.atLeastDays, { count: count(min ?? 0) });
  if (!min) return fill(texts.atMostDays, { count: count(max) });
  if (min === max) return fill(texts.exactDays, { count: count(max) });
  return fill(texts.days, { min: count(min), max: count(max) });
}

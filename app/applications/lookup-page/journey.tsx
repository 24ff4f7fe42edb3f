import { useLoaderData } from 'react-router';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import page from '#app/forms/form-page.module.css';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { PublicState } from '../lookup/read-public-state.server.ts';
import { headlineTexts, toDoTexts } from '../lookup/step.text.ts';
import { Withdraw } from '../withdraw.tsx';
import styles from './journey.module.css';
import lookup from './lookup-page.module.css';
import { NeverPay } from './never-pay.tsx';
import { resultTexts } from './result.text.ts';

/** The six steps with the one that an application has reached, and how to have it forgotten. */
export function Journey() {
  const { step, since, next } = useLoaderData<PublicState & { next: string }>();
  const texts = useTexts(resultTexts);
  const headlines = useTexts(headlineTexts);
  const language = useLanguage();
  return (
    <div className={`${page.columns} wrap`}>
      <ol className={styles.journey} aria-label={texts.steps}>
        {steps.map((one) => {
          // Whoever is at the end may have left out any of the others.
          const isDone = one < step && step !== 6;
          if (one === step)
            return (
              <li key={one} className={styles.now} aria-current="step">
                <span className={styles.mark} aria-hidden="true">
                  {formatNumber(language, one)}
                </span>
                <div>
                  <h2>{headlines[one]}</h2>
                  <p className={styles.since}>
                    {fill(texts.since, { day: formatDay(language, since) })}
                  </p>
                  <div className={styles.more}>
                    <h3>{texts.now}</h3>
                    <p>{toDoTexts[one][language]}</p>
                    <h3>{texts.next}</h3>
                    <p>{next}</p>
                    <div className={lookup.ways}>
                      <PhoneButtons />
                    </div>
                  </div>
                </div>
              </li>
            );
          return (
            <li key={one} className={isDone ? styles.done : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon name="check" /> : formatNumber(language, one)}
              </span>
              <p>
                {headlines[one]}
                {isDone && <span className="visually-hidden">, {texts.done}</span>}
              </p>
            </li>
          );
        })}
      </ol>
      <aside className={page.aside}>
        <NeverPay />
        <form
          className={`${page.note} ${lookup.forget}`}
          method="post"
          action={pathIn(language, '/status/forget')}
          aria-labelledby="forget"
        >
          <h2 id="forget">{texts.onThisPhone}</h2>
          <p className="hint">{texts.kept}</p>
          <Button type="submit" tone="ghost">
            <Icon name="trash-2" />
            {texts.forget}
          </Button>
        </form>
        <p className="hint">{texts.nothingElse}</p>
        <Withdraw />
      </aside>
    </div>
  );
}

const steps = [1, 2, 3, 4, 5, 6] as const;

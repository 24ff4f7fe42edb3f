import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { homeLabels } from './home.text.ts';
import styles from './road.module.css';

/** A step of the selection, with what is written about it. */
export type Step = {
  name: Bilingual;
  text: Bilingual;
  time?: Bilingual;
  cost?: Bilingual;
  risk?: Bilingual;
};

/**
 * A station of the road. On wide screens everything is there to be read; below, the name unfolds it. The facts
 * stand beside the `details` and not in it: no browser of 2021 shows what is inside a closed one.
 */
export function Station({
  step,
  number,
  isLast,
  children,
}: {
  step: Step;
  number: number;
  isLast: boolean;
  children: ReactNode;
}) {
  const language = useLanguage();
  const labels = useTexts(homeLabels);
  return (
    <li className={isLast ? styles.last : undefined}>
      {children}
      <span className={`${styles.disc} num`} aria-hidden="true">
        {formatNumber(language, number)}
      </span>
      <h4>{step.name[language]}</h4>
      <details open={isLast}>
        <summary>
          {step.name[language]}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className={styles.facts}>
        <p>{step.text[language]}</p>
        {facts.some(({ name }) => step[name]) ? (
          <dl>
            {facts.map(({ name, icon }) => (
              <div key={name}>
                <dt>
                  <Icon name={icon} />
                  {labels[name]}
                </dt>
                <dd>
                  {step[name]?.[language] ?? (
                    <span className={styles.missing}>{labels.missing}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>
            <span className={styles.missing}>{labels.missing}</span>
            {labels.ask}
          </p>
        )}
      </div>
    </li>
  );
}

const facts = [
  { name: 'time', icon: 'clock' },
  { name: 'cost', icon: 'wallet' },
  { name: 'risk', icon: 'circle-alert' },
] as const;

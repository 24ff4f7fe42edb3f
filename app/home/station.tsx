import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
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
 * A station of the road. On wide screens everything is there to be read; below, the name unfolds what is known. The facts
 * stand beside the `details` and not in it: no browser of 2021 shows what is inside a closed one. Without facts it is a line.
 */
export function Station({
  step,
  number,
  isPaired,
  isLast,
  children,
}: {
  step: Step;
  number: number;
  /** Whether it stands beside the one before on a phone: of neither more is known. */
  isPaired: boolean;
  isLast: boolean;
  children: ReactNode;
}) {
  const language = useLanguage();
  const labels = useTexts(texts);
  const known = factsOf(step);
  return (
    <li
      className={[
        known.length === 0 && styles.plain,
        isPaired && styles.paired,
        isLast && styles.last,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
      <span className={`${styles.disc} num`} aria-hidden="true">
        {formatNumber(language, number)}
      </span>
      <h4>{step.name[language]}</h4>
      {known.length > 0 && (
        <details open={isLast}>
          <summary>
            {step.name[language]}
            <Icon name="chevron-down" />
          </summary>
        </details>
      )}
      <div className={styles.facts}>
        <p>{step.text[language]}</p>
        {known.length > 0 && (
          <dl>
            {known.map(({ name, icon }) => (
              <div key={name}>
                <dt>
                  <Icon name={icon} />
                  {labels[name]}
                </dt>
                <dd>{step[name]?.[language]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** What is known of a step. */
export function factsOf(step: Step) {
  return facts.filter(({ name }) => step[name]);
}

const texts = defineTexts({
  time: { en: 'How long', bn: 'কত দিন' },
  cost: { en: 'What it costs', bn: 'কত টাকা' },
  risk: { en: 'What can go wrong', bn: 'কী সমস্যা হতে পারে' },
});

const facts = [
  { name: 'time', icon: 'clock' },
  { name: 'cost', icon: 'wallet' },
  { name: 'risk', icon: 'circle-alert' },
] as const;

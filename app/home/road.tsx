import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useTexts, useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Curve } from './thread/curve.tsx';
import styles from './road.module.css';
import thread from './thread/thread.module.css';
import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/**
 * The steps of the selection as stations of the thread, which ends at somebody who has arrived. It promises no more than it
 * then says (decision 64): the words of `content` stand above it once something is known of every step.
 */
export function Road() {
  const { selectionSteps } = useFacts('recruitment');
  const words = useWords('home');
  const { partly } = useTexts(texts);
  const isKnown = selectionSteps.map((step) => factsOf(step).length > 0);
  /** How many stations in a row, up to this one, are a name and no more. */
  const inRow = (at: number) => at - isKnown.lastIndexOf(true, at);
  return (
    <div className={`${thread.spine} ${styles.road}`}>
      <div className="wrap">
        <div className={styles.head}>
          <h3>{words.roadTitle}</h3>
          <p>{isKnown.every(Boolean) ? words.roadLead : partly}</p>
        </div>
        <ol className={styles.stations}>
          {selectionSteps.map((step, index) => (
            <Station
              key={step._key}
              step={step}
              number={index + 1}
              isPaired={inRow(index) % 2 === 0 && !isKnown[index]}
              isLast={index === selectionSteps.length - 1}
            >
              {index === 0 && <Curve className={styles.in} path="M0 0Q0 100 100 100" />}
              {index === 3 && <Curve className={styles.bend} path="M0 0C100 0 100 100 0 100" />}
            </Station>
          ))}
          <li className={styles.arrived}>
            <Curve className={styles.out} path="M100 0Q0 0 0 100" />
            <PageLink to="/gallery">
              <img
                src="/illustrations/person-6.svg"
                width="120"
                height="120"
                alt=""
                loading="lazy"
              />
              <span>
                <b>{words.arrived}</b>
                <small>
                  {words.seeWhoWent}
                  <Icon name="arrow-right" />
                </small>
              </span>
            </PageLink>
          </li>
        </ol>
      </div>
    </div>
  );
}

const texts = defineTexts({
  partly: {
    en: 'What we know of each step stands here. Ask us the rest by phone.',
    bn: 'যা জানি, লেখা আছে; বাকিটা ফোনে জিজ্ঞাসা করুন।',
  },
});

/** A step of the selection, with what is written about it. */
type Step = {
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
function Station({
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
  const labels = useTexts(stationTexts);
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
function factsOf(step: Step) {
  return facts.filter(({ name }) => step[name]);
}

const stationTexts = defineTexts({
  time: { en: 'How long', bn: 'কত দিন' },
  cost: { en: 'What it costs', bn: 'কত টাকা' },
  risk: { en: 'What can go wrong', bn: 'কী সমস্যা হতে পারে' },
});

const facts = [
  { name: 'time', icon: 'clock' },
  { name: 'cost', icon: 'wallet' },
  { name: 'risk', icon: 'circle-alert' },
] as const;

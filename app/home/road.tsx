import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Curve } from './thread/curve.tsx';
import { Station, factsOf } from './station.tsx';
import styles from './road.module.css';
import thread from './thread/thread.module.css';

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

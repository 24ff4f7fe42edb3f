import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { recordTexts } from './record.text.ts';
import styles from './record-row.module.css';
import type { RowState } from './row-state.ts';

/** From so many days on the age is bold. */
const longWait = 3;

/** How long somebody has waited, when the call was due, or that it is `done`: an icon and words. */
export function RowAge({ state, done }: { state: RowState; done: Bilingual }) {
  const texts = useTexts(recordTexts);
  const language = useLanguage();
  const inDays = (days: number, [today, one, many]: [string, string, string]) =>
    [today, one][days] ?? fill(many, { count: formatNumber(language, days) });
  switch (state.kind) {
    case 'due':
      return (
        <span className={`${styles.age} ${styles.isDue}`}>
          <Icon name="alarm-clock" />
          {inDays(state.days, [texts.dueToday, texts.dueYesterday, texts.dueDays])}
        </span>
      );
    case 'done':
      return (
        <span className={`${styles.age} ${styles.isDone}`}>
          <Icon name="check" />
          {done[language]}
        </span>
      );
    case 'waiting':
      return (
        <span className={state.days >= longWait ? `${styles.age} ${styles.isLong}` : styles.age}>
          <Icon name="clock" />
          <span className="visually-hidden">{texts.waiting} </span>
          {inDays(state.days, [texts.waitsToday, texts.waitsDay, texts.waitsDays])}
        </span>
      );
  }
}

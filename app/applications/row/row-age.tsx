import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { staffApplicationsTexts } from '../list/staff-applications.text.ts';
import styles from './row-age.module.css';
import type { RowState } from './row-state.ts';
import { rowTexts } from './row.text.ts';

/** From so many days on the age is bold. */
const longWait = 3;

/** How long somebody has waited, when the call was due, or that they were contacted: an icon and words. */
export function RowAge({ state }: { state: RowState }) {
  const texts = useTexts(rowTexts);
  const states = useTexts(staffApplicationsTexts);
  const language = useLanguage();
  const inDays = (days: number, [today, one, many]: [string, string, string]) =>
    [today, one][days] ?? fill(many, { count: formatNumber(language, days) });
  switch (state.kind) {
    case 'due':
      return (
        <span className={`${styles.age} ${styles.due}`}>
          <Icon name="alarm-clock" />
          {inDays(state.days, [texts.dueToday, texts.dueYesterday, texts.dueDays])}
        </span>
      );
    case 'contacted':
      return (
        <span className={`${styles.age} ${styles.done}`}>
          <Icon name="check" />
          {states.contacted}
        </span>
      );
    case 'waiting':
      return (
        <span className={state.days >= longWait ? `${styles.age} ${styles.long}` : styles.age}>
          <Icon name="clock" />
          <span className="visually-hidden">{states.waiting} </span>
          {inDays(state.days, [texts.waitsToday, texts.waitsDay, texts.waitsDays])}
        </span>
      );
  }
}

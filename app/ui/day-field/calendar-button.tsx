import { useRef } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { useHydrated } from '../deferred/use-hydrated.ts';
import { Icon } from '../icon/icon.tsx';
import { dayTexts } from './day-field.text.ts';
import styles from './day-field.module.css';

/** Opens the browser's calendar, whose months have names. Not there in browsers that cannot be asked to. */
export function CalendarButton({
  label,
  day,
  range: [min, max],
  disabled,
  onChoose,
}: {
  label: string;
  /** The day it opens at, as `yyyy-mm-dd`; null for today. */
  day: string | null;
  range: readonly [earliest: string, latest: string];
  disabled?: boolean | undefined;
  onChoose: (day: string) => void;
}) {
  const texts = useTexts(dayTexts);
  const calendar = useRef<HTMLInputElement>(null);
  const isOffered = useHydrated() && 'showPicker' in HTMLInputElement.prototype;
  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        disabled={disabled}
        aria-label={fill(texts.calendar, { label })}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar-clock" />
      </button>
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day ?? ''}
        onChange={({ target }) => target.value && onChoose(target.value)}
        min={min}
        max={max}
        disabled={disabled}
      />
    </>
  );
}

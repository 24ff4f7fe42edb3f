import { isRecord } from '#app/content/leaves.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import { TickField } from '#app/ui/field/field.tsx';
import styles from './days-input.module.css';
import { elementIdOf, useEditor } from './editor-context.ts';
import { fieldTexts } from './fields.text.ts';
import { TypedText } from './typed-text.tsx';

/** The week begins on Saturday here. Each with a day that falls on it. */
export const weekdays = {
  saturday: '2023-01-07',
  sunday: '2023-01-01',
  monday: '2023-01-02',
  tuesday: '2023-01-03',
  wednesday: '2023-01-04',
  thursday: '2023-01-05',
  friday: '2023-01-06',
};

/** From when to when something is open on each day of the week. */
export function DaysInput({ path, value }: { path: string; value: unknown }) {
  const { saver } = useEditor();
  const texts = useTexts(fieldTexts);
  const language = useLanguage();
  const days = isRecord(value) ? value : {};

  const asOnOtherDays = Object.values(days).map(timesOf).find(Boolean) ?? ['', ''];

  function change(day: string, times: string[] | null) {
    saver.change({ path, value: { ...days, [day]: times } });
  }

  return (
    <div className={styles.days}>
      {Object.entries(weekdays).map(([day, date]) => {
        const name = weekdayOf(language, date);
        const times = timesOf(days[day]);
        return (
          <div key={day} role="group" aria-label={name} className={styles.day}>
            <span>{name}</span>
            <TickField
              label={texts.open}
              checked={times !== null}
              onChange={(event) => {
                change(day, event.currentTarget.checked ? asOnOtherDays : null);
                void saver.save();
              }}
            />
            {times &&
              ([texts.from, texts.until] as const).map((label, end) => (
                <TypedText
                  key={label}
                  id={`${elementIdOf(path)}-${day}-${end}`}
                  aria-label={fill(label, { day: name })}
                  dir="ltr"
                  lang="en"
                  value={times[end] ?? ''}
                  onType={(text) =>
                    change(day, end === 0 ? [text, times[1] ?? ''] : [times[0] ?? '', text])
                  }
                  onEnter={() => saver.enter(path)}
                  onLeave={() => saver.leave()}
                />
              ))}
          </div>
        );
      })}
    </div>
  );
}

function timesOf(day: unknown): string[] | null {
  return Array.isArray(day) ? day.map(String) : null;
}

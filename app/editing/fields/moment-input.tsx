import { isMoment, momentParts, typedDay } from '#app/content/news/typed-moment.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import { CalendarButton } from '#app/ui/day-field/calendar-button.tsx';
import { momentOn } from '../notices/new-notice.ts';
import { elementIdOf, useEditor } from './editor-context.ts';
import { momentTexts } from './fields.text.ts';
import styles from './moment-input.module.css';
import { TypedText } from './typed-text.tsx';

/** Moments that are meant again and again, by the field of a notice: how many days on, at which hour. */
const shortcuts: Record<string, ['tomorrow' | 'threeDays' | 'week', number, number][]> = {
  from: [['tomorrow', 1, 9]],
  until: [
    ['threeDays', 3, 18],
    ['week', 7, 18],
  ],
};

const anyDay = ['2000-01-01', '2099-12-31'] as const;

/**
 * A day and a time of day in Dhaka, as they are typed here: the browser's own fields would put the month first, and
 * write AM and PM, as they like. Below stands how they were understood.
 */
export function MomentInput({
  path,
  label,
  isOptional,
  value,
}: {
  path: string;
  label: Bilingual;
  isOptional: boolean;
  value: unknown;
}) {
  const { saver, now } = useEditor();
  const texts = useTexts(momentTexts);
  const language = useLanguage();
  const id = elementIdOf(path);
  const { day, time } = momentParts(value);

  function change(nextDay: string, nextTime: string) {
    const typed = `${nextDay} ${nextTime}`.trim();
    saver.change({ path, value: !typed && isOptional ? null : typed });
  }

  const part = {
    ...{ dir: 'ltr', lang: 'en', inputMode: 'text' as const },
    'aria-describedby': `${id}-hint ${id}-read`,
    onEnter: () => saver.enter(path),
    onLeave: () => saver.leave(),
  };
  return (
    <div className={styles.moment}>
      <div>
        <label htmlFor={`${id}-day`}>
          <span className="visually-hidden">{label[language]}, </span>
          {texts.day}
        </label>
        <div className={styles.line}>
          <TypedText {...part} id={`${id}-day`} value={day} onType={(text) => change(text, time)} />
          <CalendarButton
            label={label[language]}
            day={isMoment(value) ? todayInDhaka(new Date(value)) : null}
            range={anyDay}
            onChoose={(chosen) => {
              change(typedDay(chosen), time || '00:00');
              void saver.save();
            }}
          />
        </div>
      </div>
      <div>
        <label htmlFor={`${id}-time`}>
          <span className="visually-hidden">{label[language]}, </span>
          {texts.time}
        </label>
        <TypedText {...part} id={`${id}-time`} value={time} onType={(text) => change(day, text)} />
      </div>
      <div className={styles.shortcuts}>
        {(shortcuts[path] ?? []).map(([name, days, hour]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              const day = daysLater(todayInDhaka(now), days);
              saver.change({ path, value: momentOn(day, hour) });
              void saver.save();
            }}
          >
            {texts[name]}
          </button>
        ))}
      </div>
      <p id={`${id}-read`} role="status">
        {isMoment(value)
          ? `${weekdayOf(language, todayInDhaka(new Date(value)))}, ${formatMoment(language, value)}`
          : texts.format}
      </p>
    </div>
  );
}

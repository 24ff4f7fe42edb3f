import { typedDay } from '#app/content/news/typed-moment.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { CalendarButton } from '#app/ui/day-field/calendar-button.tsx';
import { elementIdOf, useEditor } from './editor-context.ts';
import { dayTexts } from './fields.text.ts';
import styles from './moment-input.module.css';
import { TypedText } from './typed-text.tsx';

const anyDay = ['1900-01-01', '2199-12-31'] as const;

/** A day, typed as people write it. Below stands how it was understood, with the month in words. */
export function DayInput({
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
  const { saver } = useEditor();
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  const id = elementIdOf(path);
  const typed = typeof value === 'string' ? value : '';
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? typed : null;

  function change(text: string) {
    saver.change({ path, value: !text && isOptional ? null : text });
  }

  return (
    <div className={styles.moment}>
      <div className={styles.line}>
        <TypedText
          id={`${id}-value`}
          aria-label={label[language]}
          aria-describedby={`${id}-hint ${id}-read`}
          dir="ltr"
          lang="en"
          inputMode="text"
          value={day ? typedDay(day) : typed}
          onType={change}
          onEnter={() => saver.enter(path)}
          onLeave={() => saver.leave()}
        />
        <CalendarButton
          label={label[language]}
          day={day}
          range={anyDay}
          onChoose={(chosen) => {
            change(chosen);
            void saver.save();
          }}
        />
      </div>
      <p id={`${id}-read`} role="status">
        {day ? formatDay(language, day) : texts.format}
      </p>
    </div>
  );
}

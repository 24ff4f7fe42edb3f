import type { Control, FactField } from '#app/content/fields.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { TickField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { shownValue } from '../saving/saving.ts';
import { ColourInput } from './colour-input.tsx';
import { DayInput } from './day-input.tsx';
import { DaysInput } from './days-input.tsx';
import { elementIdOf, useEditor } from './editor-context.ts';
import styles from './fact-input.module.css';
import { fieldTexts } from './fields.text.ts';
import { MomentInput } from './moment-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { PositionInput } from './position-input.tsx';
import { TypedText } from './typed-text.tsx';

/** What is the same in both languages, asked for as its kind needs it. */
export function FactInput({
  path,
  field,
  label,
}: {
  path: string;
  field: FactField;
  label: Bilingual;
}) {
  const { saver, saving } = useEditor();
  const value = shownValue(saving, path);
  const language = useLanguage();
  const { control } = field;

  /** What is pressed and not typed is saved at once. */
  function choose(next: unknown) {
    saver.change({ path, value: next });
    void saver.save();
  }

  const described = { 'aria-describedby': `${elementIdOf(path)}-hint` };
  switch (control.kind) {
    case 'tick':
      return (
        <TickField
          label={label[language]}
          checked={value === true}
          // One that may be away is away, as in a file.
          onChange={({ currentTarget: { checked } }) =>
            choose(field.isOptional && !checked ? null : checked)
          }
        />
      );
    case 'choice':
      return <Choice {...{ control, value, label, choose, ...described }} />;
    case 'choices':
      return <Choices {...{ control, value, choose }} />;
    case 'picture':
      return (
        <PictureInput
          {...{ path, control, value, label, choose }}
          isOptional={field.isOptional === true}
        />
      );
    case 'days':
      return <DaysInput path={path} value={value} />;
    case 'day':
      return <DayInput {...{ path, label, value }} isOptional={field.isOptional === true} />;
    case 'colour':
      return <ColourInput {...{ path, label, value }} />;
    case 'moment':
      return <MomentInput {...{ path, label, value }} isOptional={field.isOptional === true} />;
    case 'position':
      return <PositionInput path={path} value={value} />;
    case 'line':
    case 'phone':
    case 'email':
    case 'address':
    case 'number':
      return (
        <div className={styles.line}>
          <TypedText
            id={`${elementIdOf(path)}-value`}
            aria-label={label[language]}
            {...described}
            {...inputOf[control.kind]}
            value={value === undefined || value === null ? '' : String(value)}
            onType={(text) =>
              saver.change({ path, value: !text && field.isOptional ? null : text })
            }
            onEnter={() => saver.enter(path)}
            onLeave={() => saver.leave()}
          />
        </div>
      );
  }
}

/** Never `type=email` or `url`: a browser would change what was typed there. Numbers are typed in either script. */
const inputOf = {
  line: { dir: 'auto', lang: 'en' },
  phone: { inputMode: 'tel', dir: 'ltr', lang: 'en' },
  email: { inputMode: 'email', dir: 'ltr', lang: 'en' },
  address: { inputMode: 'url', dir: 'ltr', lang: 'en' },
  number: { inputMode: 'decimal', dir: 'ltr', lang: 'en' },
} as const;

type Choosing<Kind> = {
  control: Extract<Control, { kind: Kind }>;
  value: unknown;
  choose: (value: unknown) => void;
};

function Choice({
  control,
  value,
  label,
  choose,
  ...described
}: Choosing<'choice'> & { label: Bilingual; 'aria-describedby': string }) {
  const texts = useTexts(fieldTexts);
  const language = useLanguage();
  const icon = iconNames.find((name) => name === value);
  const isKnown = control.choices.some((one) => one === value);
  return (
    <div className={styles.choice}>
      {icon && <Icon name={icon} />}
      <select
        className="control"
        {...described}
        aria-label={label[language]}
        value={isKnown ? String(value) : ''}
        onChange={({ currentTarget }) =>
          choose(control.choices.find((one) => String(one) === currentTarget.value))
        }
      >
        {!isKnown && <option value="">{texts.choose}</option>}
        {control.choices.map((one) => (
          <option key={one} value={String(one)}>
            {control.names?.[one]?.[language] ?? String(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Choices({ control, value, choose }: Choosing<'choices'>) {
  const language = useLanguage();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <div className={styles.ticks}>
      {control.choices.map((one) => (
        <TickField
          key={one}
          label={control.names[one]?.[language] ?? one}
          checked={chosen.includes(one)}
          onChange={(event) => {
            const next = new Set(chosen);
            if (event.currentTarget.checked) next.add(one);
            else next.delete(one);
            choose(control.choices.filter((known) => next.has(known)));
          }}
        />
      ))}
    </div>
  );
}

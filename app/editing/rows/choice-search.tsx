import { useId, useState } from 'react';
import type { Control } from '#app/content/fields.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { otherLanguage } from '#app/i18n/language.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { rowTexts } from '../fields/fields.text.ts';
import styles from './choice-search.module.css';

/** A choice among many names, which are searched in both languages. One press chooses. */
export function ChoiceSearch({
  control: { choices, names = {}, hasFlags },
  taken,
  onChoose,
  onCancel,
}: {
  control: Extract<Control, { kind: 'choice' }>;
  /** What is offered no more. */
  taken: string[];
  onChoose: (choice: string) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(rowTexts);
  const common = useTexts(staffTexts);
  const language = useLanguage();
  const other = otherLanguage(language);
  const id = useId();
  const [sought, setSought] = useState('');
  const found = choices
    .map(String)
    .filter((choice) => !taken.includes(choice) && fits(choice))
    .sort((one, another) => nameOf(one).localeCompare(nameOf(another), language));

  function nameOf(choice: string, inLanguage = language): string {
    return names[choice]?.[inLanguage] ?? choice;
  }

  function fits(choice: string): boolean {
    const named = [choice, nameOf(choice), nameOf(choice, other)].map(plain);
    return named.some((name) => name.includes(plain(sought)));
  }

  return (
    <div className={styles.search}>
      <label htmlFor={id}>{texts.find}</label>
      <input
        className="control"
        id={id}
        type="search"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed the button is going to type
        autoFocus
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <p role="status" className="hint">
        {found.length > 0
          ? fill(texts.found, { count: formatNumber(language, found.length) })
          : texts.notFound}
      </p>
      <ul>
        {found.map((choice) => (
          <li key={choice}>
            <button type="button" onClick={() => onChoose(choice)}>
              {hasFlags && (
                <img
                  src={`/illustrations/flag-${choice}.svg`}
                  width="28"
                  height="21"
                  alt=""
                  loading="lazy"
                />
              )}
              {nameOf(choice)}
              <span lang={other}>{nameOf(choice, other)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button tone="ghost" size="small" onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

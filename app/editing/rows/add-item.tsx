import { useState } from 'react';
import type { ListField } from '#app/content/fields.ts';
import { itemKey } from '#app/content/leaves.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './add-item.module.css';
import { elementIdOf, useEditor } from '../fields/editor-context.ts';
import { fieldTexts, rowTexts } from '../fields/fields.text.ts';
import { additionOf, newKey } from './list-items.ts';

/** Adds an item to a list. One that a field of its own names is named first, because that name stays. */
export function AddItem({
  path,
  field,
  taken,
}: {
  path: string;
  field: ListField;
  taken: string[];
}) {
  const { saver } = useEditor();
  const texts = useTexts(rowTexts);
  const { choose } = useTexts(fieldTexts);
  const language = useLanguage();
  const [name, setName] = useState('');
  const naming = field.key ? field.item[field.key] : undefined;
  const control = naming?.type === 'fact' ? naming.control : undefined;
  const list = field.label[language];

  function add() {
    const key = naming ? name.trim().toLowerCase() : newKey();
    if (!itemKey.test(key) || taken.includes(key)) return;
    saver.change(...additionOf(path, field, key));
    void saver.save();
    setName('');
    // The new row comes with the next drawing.
    requestAnimationFrame(() => document.getElementById(elementIdOf(`${path}/${key}`))?.focus());
  }

  return (
    <div className={styles.add}>
      {naming && 'label' in naming && (
        <label>
          <span>{naming.label[language]}</span>
          {control?.kind === 'choice' ? (
            <select value={name} onChange={(event) => setName(event.currentTarget.value)}>
              <option value="">{choose}</option>
              {control.choices
                .filter((one) => !taken.includes(String(one)))
                .map((one) => (
                  <option key={one} value={String(one)}>
                    {control.names?.[one]?.[language] ?? String(one)}
                  </option>
                ))}
            </select>
          ) : (
            <input
              value={name}
              dir="ltr"
              lang="en"
              autoComplete="off"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </label>
      )}
      <Button tone="ghost" size="small" aria-label={fill(texts.addNamed, { list })} onClick={add}>
        <Icon name="plus" />
        {texts.add}
      </Button>
    </div>
  );
}

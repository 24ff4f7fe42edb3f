import { useRef, useState } from 'react';
import type { ListField } from '#app/content/fields.ts';
import { itemKey } from '#app/content/leaves.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './add-item.module.css';
import { elementIdOf, useEditor } from '../fields/editor-context.ts';
import { rowTexts } from '../fields/fields.text.ts';
import { ChoiceSearch } from './choice-search.tsx';
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
  const language = useLanguage();
  const [name, setName] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const naming = field.key ? field.item[field.key] : undefined;
  const control = naming?.type === 'fact' ? naming.control : undefined;
  const list = field.label[language];

  function add(key: string) {
    if (!itemKey.test(key) || taken.includes(key)) return;
    saver.change(...additionOf(path, field, key));
    void saver.save();
    setName('');
    setChoosing(false);
    // The new row comes with the next drawing.
    requestAnimationFrame(() => document.getElementById(elementIdOf(`${path}/${key}`))?.focus());
  }

  if (isChoosing && control?.kind === 'choice')
    return (
      <ChoiceSearch
        control={control}
        taken={taken}
        onChoose={add}
        onCancel={() => {
          setChoosing(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <div className={styles.add}>
      {naming && 'label' in naming && control?.kind !== 'choice' && (
        <label>
          <span>{naming.label[language]}</span>
          <input
            className="control"
            value={name}
            dir="ltr"
            lang="en"
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
      )}
      <Button
        ref={button}
        tone="ghost"
        size="small"
        aria-label={fill(texts.addNamed, { list })}
        onClick={() => {
          if (control?.kind === 'choice') setChoosing(true);
          else add(naming ? name.trim().toLowerCase() : newKey());
        }}
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
    </div>
  );
}

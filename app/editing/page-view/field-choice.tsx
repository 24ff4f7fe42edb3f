import { useEffect, useRef } from 'react';
import { kindOf } from '#app/content/documents.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Sheet } from './edit-sheet.tsx';
import styles from './edit-sheet.module.css';
import type { FieldPlace } from '../preview/field-comment.ts';
import type { NameOf } from './shown-texts.ts';
import { pageViewTexts } from './page-view.text.ts';

/** Several fields say what was pressed: each by its document and its label. */
export function FieldChoice({
  fields,
  nameOf,
  onChoose,
  onClose,
}: {
  fields: readonly FieldPlace[];
  nameOf: NameOf;
  onChoose: (place: FieldPlace) => void;
  onClose: () => void;
}) {
  const texts = useTexts(pageViewTexts);
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <Sheet title={texts.which} onClose={onClose}>
      <p className="hint">{texts.whichWhy}</p>
      <ul ref={list} className={styles.choices}>
        {fields.map((place) => (
          <li key={`${place.document}/${place.path}`}>
            <button type="button" onClick={() => onChoose(place)}>
              <span>
                <b>{nameOf(place)}</b>
                <small>{kindOf(place.document)?.title[language]}</small>
              </span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

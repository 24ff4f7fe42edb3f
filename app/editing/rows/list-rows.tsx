import type { ListField } from '#app/content/fields.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FieldErrorText } from '#app/ui/field/field.tsx';
import { AddItem } from './add-item.tsx';
import { CollisionPanel } from '../fields/collision-panel.tsx';
import { elementIdOf, useEditor } from '../fields/editor-context.ts';
import { findingsAt } from '../fields/field-frame.tsx';
import { rowTexts } from '../fields/fields.text.ts';
import { itemsAt, nameOf } from './list-items.ts';
import { ListItem, type RenderField } from './list-item.tsx';
import styles from './list-rows.module.css';

/** The items of a list, which staff add, move and remove. */
export function ListRows({
  path,
  field,
  hasName,
  renderField,
}: {
  path: string;
  field: ListField;
  /** Whether its name is to stand above it: a list that is a section of its own has it there already. */
  hasName: boolean;
  renderField: RenderField;
}) {
  const { saver, saving, content } = useEditor();
  const texts = useTexts(rowTexts);
  const language = useLanguage();
  const items = itemsAt(content, path);
  const collision = saving.collisions[path];
  const id = elementIdOf(path);
  const inDigits = (count: number) => formatDigits(language, String(count));
  const called = (key: string) => {
    const item = items.find(({ _key }) => _key === key);
    return (item && nameOf(field, item, language)) || key;
  };

  /** To another place in the order, counted from 0. */
  function move(from: number, to: number) {
    const keys = items.map(({ _key }) => _key);
    keys.splice(to, 0, ...keys.splice(from, 1));
    saver.change({ path, value: keys });
    void saver.save();
  }

  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className={styles.list}
      aria-label={field.label[language]}
    >
      {hasName && <h3>{field.label[language]}</h3>}
      <p className="hint">{field.hint[language]}</p>
      <ol className="stack">
        {items.map((item, at) => (
          <ListItem
            key={item._key}
            path={`${path}/${item._key}`}
            field={field}
            item={item}
            at={at}
            count={items.length}
            renderField={renderField}
            onMove={(by) => move(at, at + by)}
          />
        ))}
      </ol>
      {findingsAt(saving, path).map(({ code, message }) => (
        <FieldErrorText key={code}>{message}</FieldErrorText>
      ))}
      {collision && <CollisionPanel path={path} collision={collision} nameOf={called} />}
      {items.length < field.most ? (
        <AddItem path={path} field={field} taken={items.map(({ _key }) => _key)} />
      ) : (
        field.most > field.fewest && (
          <p className="hint">{fill(texts.most, { most: inDigits(field.most) })}</p>
        )
      )}
    </div>
  );
}

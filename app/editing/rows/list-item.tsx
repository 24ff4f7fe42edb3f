import { type ReactNode, useId, useState } from 'react';
import type { Field, ListField } from '#app/content/fields.ts';
import type { Item } from '#app/content/leaves.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CollisionPanel } from '../fields/collision-panel.tsx';
import { elementIdOf, useEditor } from '../fields/editor-context.ts';
import { rowTexts } from '../fields/fields.text.ts';
import { fieldsOf, nameOf } from './list-items.ts';
import styles from './list-item.module.css';
import { SampleBadge } from './sample-badge.tsx';
import { attentionIn } from '../fields/attention.ts';

/** Draws a field of an item. */
export type RenderField = (path: string, field: Exclude<Field, { type: 'group' }>) => ReactNode;

/** Whether an item was added on this screen just now: it opens, whatever is known of it already. */
function isNew(leaves: Record<string, unknown>, path: string): boolean {
  return !Object.keys(leaves).some((leaf) => leaf.startsWith(`${path}/`));
}

/** One item: a line with its name that unfolds to its fields, and what can be done with it as a whole. */
export function ListItem({
  path,
  field,
  item,
  at,
  count,
  renderField,
  onMove,
}: {
  path: string;
  field: ListField;
  item: Item;
  /** Its place, counted from 0. */
  at: number;
  count: number;
  renderField: RenderField;
  onMove: (by: 1 | -1) => void;
}) {
  const { saver, saving, wanted, tell } = useEditor();
  const texts = useTexts(rowTexts);
  const language = useLanguage();
  const bodyId = useId();
  const id = elementIdOf(path);
  const name = nameOf(field, item, language) || texts.newRow;
  const inDigits = (number: number) => formatDigits(language, String(number));
  const attention = attentionIn(saving, path);
  const collision = saving.collisions[path];
  const isWanted = wanted === path || wanted?.startsWith(`${path}/`) === true;
  const [isOpen, setOpen] = useState(
    () =>
      attention.collisions > 0 ||
      isWanted ||
      nameOf(field, item, language) === '' ||
      isNew(saving.server.leaves, path),
  );
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  const shows = isOpen || attention.collisions > 0;

  function remove() {
    const inside = saving.changes.filter((change) => change.path.startsWith(`${path}/`));
    saver.change({ path, value: null });
    void saver.save();
    tell(fill(texts.removed, { name }), () => {
      // What was typed inside and not yet saved went with it.
      saver.change({ path, value: true }, ...inside);
      void saver.save();
    });
  }

  function move(by: 1 | -1, button: string) {
    onMove(by);
    // Moving the row in the page may take the focus from its button.
    requestAnimationFrame(() => document.getElementById(button)?.focus());
  }

  return (
    <li id={id} tabIndex={-1} className={styles.item}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={shows}
        aria-controls={bodyId}
        onClick={() => setOpen(!shows)}
      >
        <span className={styles.number}>{inDigits(at + 1)}</span>
        <span className={`${styles.name} typed`} dir="auto">
          {name}
        </span>
        {attention.faults > 0 && (
          <span className="tag grave">
            {fill(texts.problems, { count: inDigits(attention.faults) })}
          </span>
        )}
        <Icon name="chevron-down" />
      </button>
      <div className={styles.notes}>
        <SampleBadge path={`${path}/sample`} isSample={item.sample === true} name={name} />
        {collision && <CollisionPanel path={path} collision={collision} />}
      </div>
      <div id={bodyId} hidden={!shows} className={styles.body} onFocus={() => setOpen(true)}>
        {shows && (
          <>
            {fieldsOf(field, item).map(([inside, part]) => renderField(`${path}/${inside}`, part))}
            <div className={styles.acts}>
              {count > 1 &&
                ([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    id={`${id}-${by}`}
                    tone="ghost"
                    size="small"
                    aria-disabled={at + by < 0 || at + by >= count || undefined}
                    onClick={() => {
                      if (at + by >= 0 && at + by < count) move(by, `${id}-${by}`);
                    }}
                  >
                    <Icon name="chevron-down" className={by === -1 ? styles.up : undefined} />
                    {by === -1 ? texts.up : texts.down}
                  </Button>
                ))}
              {count > field.fewest ? (
                <Button tone="danger" size="small" onClick={remove}>
                  <Icon name="trash-2" />
                  {texts.remove}
                </Button>
              ) : (
                field.most > field.fewest && (
                  <p className="hint">{fill(texts.fewest, { fewest: inDigits(field.fewest) })}</p>
                )
              )}
            </div>
          </>
        )}
      </div>
    </li>
  );
}

import { useId, useState } from 'react';
import { formatDigits } from '#app/i18n/format.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { LinkCards } from './link-cards.tsx';
import { attentionIn } from '../fields/attention.ts';
import { useEditor } from '../fields/editor-context.ts';
import { FieldRow } from '../rows/field-row.tsx';
import { itemsAt } from '../rows/list-items.ts';
import styles from './editor-section.module.css';
import { editorTexts } from './editor.text.ts';
import type { Section } from './sections.ts';

/** Fields that stand together on the page, folded under their name. */
export function EditorSection({
  section: { name, fields },
  isOpenAtFirst,
  isWanted,
}: {
  section: Section;
  isOpenAtFirst: boolean;
  /** A link leads to one of its fields. */
  isWanted: boolean;
}) {
  const { id, kind, pages, saving } = useEditor();
  const texts = useTexts(editorTexts);
  const language = useLanguage();
  const bodyId = useId();
  const [isUnfolded, setUnfolded] = useState(isOpenAtFirst || isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setUnfolded(true);
  }
  const attention = fields
    .map(({ path }) => attentionIn(saving, path))
    .reduce((sum, one) => ({
      faults: sum.faults + one.faults,
      stale: sum.stale + one.stale,
      collisions: sum.collisions + one.collisions,
    }));
  const hasCollision = attention.collisions > 0;
  const isOpen = isUnfolded || hasCollision;
  const count = (number: number) => formatDigits(language, String(number));
  const first =
    id === 'meta' || id === 'navigation' || pages.length > 3 || kind.file === undefined
      ? texts.general
      : texts.top;
  return (
    <section className={styles.section}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setUnfolded(!isOpen)}
        >
          <span>{name?.[language] ?? first}</span>
          <Size fields={fields} />
          {hasCollision && (
            <b className={styles.fault}>
              {fill(texts.collisions, { count: count(attention.collisions) })}
            </b>
          )}
          {attention.faults > 0 && (
            <b className={styles.fault}>{fill(texts.faults, { count: count(attention.faults) })}</b>
          )}
          {attention.stale > 0 && (
            <b className={styles.stale}>{fill(texts.stale, { count: count(attention.stale) })}</b>
          )}
          <Icon name="chevron-down" />
        </button>
      </h2>
      {/* Whoever has been in there finds it open, also when the collision that opened it has ended. */}
      <div id={bodyId} hidden={!isOpen} className={styles.body} onFocus={() => setUnfolded(true)}>
        {isOpen && id === 'meta' && <LinkCards page={fields[0]!.path.split('/')[0]!} />}
        {isOpen &&
          fields.map(({ path, field, label }) => (
            <FieldRow key={path} path={path} field={field} label={label} />
          ))}
      </div>
    </section>
  );
}

/** How many texts or entries it holds. */
function Size({ fields }: Pick<Section, 'fields'>) {
  const { content } = useEditor();
  const texts = useTexts(editorTexts);
  const language = useLanguage();
  const [first] = fields;
  const isList = first?.field.type === 'list';
  const size = isList ? itemsAt(content, first.path).length : fields.length;
  const [one, more] = isList ? [texts.oneRow, texts.rows] : [texts.oneText, texts.texts];
  return (
    <small>{size === 1 ? one : fill(more, { count: formatDigits(language, String(size)) })}</small>
  );
}

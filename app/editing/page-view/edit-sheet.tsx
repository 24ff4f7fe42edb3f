import { type ReactNode, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import { placeAt } from '#app/content/leaves.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StateLine } from '../editor/state-line.tsx';
import { elementIdOf, useEditor } from '../fields/editor-context.ts';
import { FieldRow } from '../rows/field-row.tsx';
import { shownValue } from '../saving/saving.ts';
import styles from './edit-sheet.module.css';
import type { FieldPlace } from '../preview/field-comment.ts';
import { pageViewTexts } from './page-view.text.ts';
import type { OpenedBy } from './use-open-text.ts';

/** What the sheet leads to. */
export type SheetActs = {
  onClose: () => void;
  /** Null at the last text of the page. */
  onNext: (() => void) | null;
  /** Null where the text is in no link to a page of the site. */
  onFollow: (() => void) | null;
  onGo: (place: FieldPlace) => void;
};

/** One field in both languages, beside the page or over its lower half, with all that the editor has for it. */
export function EditSheet({
  path,
  by,
  language: first,
  acts: { onClose, onNext, onFollow },
}: {
  path: string;
  by: OpenedBy;
  /** The language that has the focus at first. */
  language: Language;
  acts: SheetActs;
}) {
  const { id, kind, content, saving } = useEditor();
  const texts = useTexts(pageViewTexts);
  const language = useLanguage();
  const place = placeAt(kind.fields, path);
  const isThere = place?.kind === 'leaf' && shownValue(saving, path) !== undefined;
  const label = {
    en: labelAt(kind.fields, content, path, 'en'),
    bn: labelAt(kind.fields, content, path, 'bn'),
  };
  useEffect(() => {
    const id = elementIdOf(path);
    const inputs = [`${id}-${first}`, `${id}-value`].map((one) => document.getElementById(one));
    const input = inputs.find((one) => one !== null);
    const field = document.getElementById(id);
    // After a touch a keyboard would come over the page before anybody has seen what is open.
    (by === 'finger' ? field : (input ?? field))?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);
  return (
    <Sheet title={kind.title[language]} onClose={onClose}>
      {isThere ? (
        <div className={styles.field}>
          <FieldRow path={path} field={place.field} label={label} />
        </div>
      ) : (
        <p role="status">{texts.gone}</p>
      )}
      <div>
        <StateLine />
      </div>
      <div className={styles.ways}>
        {onNext && (
          <Button tone="ghost" size="small" onClick={onNext}>
            {texts.next}
            <Icon name="chevron-down" />
          </Button>
        )}
        {onFollow && (
          <Button tone="ghost" size="small" onClick={onFollow}>
            {texts.follow}
            <Icon name="arrow-right" />
          </Button>
        )}
        <Link className="tap" to={`/admin/content/${id}?field=${path}`}>
          {fill(texts.inEditor, { document: kind.title[language] })}
        </Link>
      </div>
    </Sheet>
  );
}

/** The sheet itself, which Escape closes, too. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const texts = useTexts(pageViewTexts);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={styles.sheet}
      onKeyDown={(event) => {
        // Of a dialog or a message inside it, it ends that alone.
        const { target } = event;
        const isElsewhere = target instanceof Element && target.closest('dialog, [role="alert"]');
        if (event.key === 'Escape' && !isElsewhere && !event.nativeEvent.isComposing) onClose();
      }}
    >
      <div className={styles.grip} aria-hidden="true" />
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </section>
  );
}

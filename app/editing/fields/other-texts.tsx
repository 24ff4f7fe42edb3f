import { useId, useState } from 'react';
import { isSameValue } from '#app/content/same-value.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { shownValue } from '../saving/saving.ts';
import { useEditor } from './editor-context.ts';
import { otherTextTexts } from './fields.text.ts';
import styles from './other-texts.module.css';
import { readableAt } from './readable.ts';
import { WordsBeside } from './words-beside.tsx';

/** The published and the shipped text of a field, beside what it is now, each to be taken. */
export function OtherTexts({ path, label }: { path: string; label: string }) {
  const { kind, saving } = useEditor();
  const texts = useTexts(otherTextTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const leaf = saving.server.leaves[path];
  if (!leaf) return null;
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={fill(texts.moreNamed, { field: label })}
        title={texts.more}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ellipsis-vertical" />
      </button>
      {leaf.shippedChanged && <p className={styles.note}>{texts.shippedChanged}</p>}
      <div id={id} hidden={!isOpen} className={styles.panel}>
        <Earlier
          path={path}
          name={texts.published}
          take={texts.takePublished}
          value={leaf.published}
        />
        {kind.file !== undefined && (
          <Earlier path={path} name={texts.shipped} take={texts.takeShipped} value={leaf.default} />
        )}
      </div>
    </>
  );
}

function Earlier({
  path,
  name,
  take,
  value,
}: {
  path: string;
  name: string;
  take: string;
  value: unknown;
}) {
  const { kind, saver, saving, tell } = useEditor();
  const texts = useTexts(otherTextTexts);
  const language = useLanguage();
  const now = shownValue(saving, path);
  const parts = readableAt(kind.fields, path, value, language);
  const others = readableAt(kind.fields, path, now, language);

  function takeIt() {
    saver.change({ path, value: value ?? null });
    void saver.save();
    tell(texts.taken, () => {
      saver.change({ path, value: now ?? null });
      void saver.save();
    });
  }

  return (
    <div className={styles.earlier}>
      <h4>{name}</h4>
      {isSameValue(value, now) ? (
        <p className="hint">{texts.same}</p>
      ) : (
        <>
          {parts.length === 0 && <p className="hint">{texts.nothing}</p>}
          {parts.map(({ language, text }, at) => (
            <WordsBeside
              key={language}
              text={text}
              other={others[at]?.text ?? ''}
              {...(language && { lang: language })}
            />
          ))}
          <Button tone="ghost" size="small" onClick={takeIt}>
            {take}
          </Button>
        </>
      )}
    </div>
  );
}

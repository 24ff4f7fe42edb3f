import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './colour-input.module.css';
import { elementIdOf, useEditor } from './editor-context.ts';
import { colourTexts } from './fields.text.ts';

/** A colour, by the device's own choice of colours; none until one is chosen. */
export function ColourInput({
  path,
  label,
  value,
}: {
  path: string;
  label: Bilingual;
  value: unknown;
}) {
  const { saver } = useEditor();
  const texts = useTexts(colourTexts);
  const language = useLanguage();
  const colour = typeof value === 'string' ? value : null;
  return (
    <div className={styles.line}>
      <input
        type="color"
        aria-label={label[language]}
        aria-describedby={`${elementIdOf(path)}-hint`}
        value={colour ?? '#ffffff'}
        // Often, while somebody is looking for one: saved once it is left.
        onChange={({ currentTarget }) => saver.change({ path, value: currentTarget.value })}
        onBlur={() => saver.leave()}
      />
      <span>{colour ?? texts.none}</span>
      {colour && (
        <Button
          tone="ghost"
          size="small"
          onClick={() => {
            saver.change({ path, value: null });
            void saver.save();
          }}
        >
          {texts.without}
        </Button>
      )}
    </div>
  );
}

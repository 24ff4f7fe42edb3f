import { isRecord } from '#app/content/leaves.ts';
import { useTexts } from '#app/i18n/text.ts';
import { elementIdOf, useEditor } from './editor-context.ts';
import { fieldTexts } from './fields.text.ts';
import styles from './position-input.module.css';
import { TypedText } from './typed-text.tsx';

/** A place on the map, as two numbers. */
export function PositionInput({ path, value }: { path: string; value: unknown }) {
  const { saver } = useEditor();
  const texts = useTexts(fieldTexts);
  const place = isRecord(value) ? value : {};
  return (
    <div className={styles.position}>
      {(['latitude', 'longitude'] as const).map((part) => (
        <label key={part}>
          <span>{texts[part]}</span>
          <TypedText
            id={`${elementIdOf(path)}-${part}`}
            inputMode="decimal"
            dir="ltr"
            lang="en"
            value={place[part] === undefined ? '' : String(place[part])}
            onType={(text) => saver.change({ path, value: { ...place, [part]: text } })}
            onEnter={() => saver.enter(path)}
            onLeave={() => saver.leave()}
          />
        </label>
      ))}
    </div>
  );
}

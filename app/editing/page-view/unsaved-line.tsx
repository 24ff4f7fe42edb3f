import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { StateLine } from '../editor/state-line.tsx';
import { useEditor } from '../fields/editor-context.ts';
import { pageViewTexts } from './page-view.text.ts';
import styles from './edit-sheet.module.css';

/** That a text whose sheet is closed is not with the server yet, and the way back to it. */
export function UnsavedLine({ onOpen }: { onOpen: (path: string) => void }) {
  const { kind, saving } = useEditor();
  const texts = useTexts(pageViewTexts);
  const language = useLanguage();
  const [path] = [...Object.keys(saving.collisions), ...saving.changes.map((one) => one.path)];
  if (path === undefined) return null;
  return (
    <div className={styles.unsaved}>
      <b>{kind.title[language]}</b>
      <StateLine />
      <Button tone="ghost" size="small" onClick={() => onOpen(path)}>
        {texts.notSaved}
      </Button>
    </div>
  );
}

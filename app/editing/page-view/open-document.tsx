import { useEffect, useState } from 'react';
import type { EditedId } from '#app/content/documents.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import type { EditorData } from '../editor/load-editor.ts';
import { StateLine } from '../editor/state-line.tsx';
import { useOpenEditor } from '../editor/use-open-editor.ts';
import { waitingFields } from '../editor/waiting-fields.ts';
import { EditorContext, useEditor } from '../fields/editor-context.ts';
import type { WaitingText } from '../publish-dialog/waiting-texts.tsx';
import type { DraftedDocument } from '../saving/saving.ts';
import type { Saver } from '../saving/saver.ts';
import styles from './edit-sheet.module.css';
import { EditSheet, type SheetActs } from './edit-sheet.tsx';
import { pageViewTexts } from './page-view.text.ts';
import type { OpenText } from './use-open-text.ts';

/** Where a document stands that was opened on this screen. */
export type OpenState = {
  saver: Saver;
  /** What the server has, and so the frame shows. */
  server: DraftedDocument;
  /** What the server has got since the document was opened: empty for nothing, then another with each change. */
  news: string;
  /** Texts that are on this device alone. */
  waiting: WaitingText[];
};

/**
 * A document of which a text was opened. It stays, so that what could not be saved at once is saved later; `text` is
 * null while the sheet has one of another, or none.
 */
export function OpenDocument({
  id,
  data,
  text,
  language,
  acts,
  onState,
}: {
  id: EditedId;
  data: EditorData;
  text: OpenText | null;
  /** Of the page in the frame. */
  language: Language;
  acts: SheetActs;
  onState: (state: OpenState) => void;
}) {
  const own = useLanguage();
  const path = text?.place?.path ?? null;
  const { editor, notice, closeNotice } = useOpenEditor(id, data, path);
  const { saver, saving } = editor;
  const waiting = waitingFields(editor, own);
  const stamp = `${saving.server.version} ${saving.savedAt}`;
  const [first] = useState(stamp);
  useEffect(() => {
    onState({ saver, server: saving.server, news: stamp === first ? '' : stamp, waiting });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new list of the same texts is no news
  }, [saver, stamp, waiting.map(({ to }) => to).join(' ')]);
  return (
    <EditorContext value={{ ...editor, isStacked: true }}>
      {text && path !== null && (
        <EditSheet key={path} path={path} by={text.by} language={language} acts={acts} />
      )}
      {!text && waiting.length > 0 && (
        <UnsavedLine onOpen={(unsaved) => acts.onGo({ document: id, path: unsaved })} />
      )}
      {notice && <Toast notice={notice} onClose={closeNotice} />}
    </EditorContext>
  );
}

/** That a text whose sheet is closed is not with the server yet, and the way back to it. */
function UnsavedLine({ onOpen }: { onOpen: (path: string) => void }) {
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

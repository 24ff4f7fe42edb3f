import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type EditedId, isNoticeId, kindOf } from '#app/content/documents.ts';
import { isMissing } from '#app/content/faults/faults.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { Crumb } from '../crumb.tsx';
import { EditorContext, elementIdOf, useEditor } from '../fields/editor-context.ts';
import { publishTexts } from '../publish-dialog/publish.text.ts';
import { usePublishing } from '../publish-dialog/use-publishing.tsx';
import { SampleBadge } from '../rows/sample-badge.tsx';
import { type Saving, shownValue } from '../saving/saving.ts';
import styles from './document-editor.module.css';
import { EditorActions } from './editor-actions.tsx';
import { EditorSection } from './editor-section.tsx';
import type { EditorData } from './load-editor.ts';
import { isSample, sectionsOf } from './sections.ts';
import { StateLine } from './state-line.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { waitingFields } from './waiting-fields.ts';
import { wantedField } from './wanted-field.ts';

/** The editor of one document, once it is loaded. */
export function DocumentEditor({ id, data }: { id: EditedId; data: EditorData }) {
  const language = useLanguage();
  const kind = kindOf(id);
  const [query] = useSearchParams();
  const { key } = useLocation();
  // A link to a field, also from within this page, leads there once.
  const [{ wanted, by }, setWanted] = useState(() => ({
    wanted: wantedField(query, data.document),
    by: key,
  }));
  if (by !== key) setWanted({ wanted: wantedField(query, data.document), by: key });
  const { editor, notice, closeNotice } = useOpenEditor(id, data, wanted);
  const { saver, saving } = editor;
  // Nobody has finished a notice that has never been published: what is missing in it is said once it shall be.
  const [isUnfinished, setUnfinished] = useState(
    isNoticeId(id) && !query.has('todo') && isUnpublished(data.document),
  );
  const shown = isUnfinished ? { ...editor, saving: withoutMissing(saving) } : editor;
  const sections = useMemo(() => sectionsOf(kind.fields), [kind]);
  useLeaveGuard(saver, saving.changes.length > 0);
  useEffect(() => {
    if (wanted) document.getElementById(elementIdOf(wanted))?.focus();
  }, [wanted, by]);

  const samples = Object.keys(saving.server.leaves).filter(
    (path) => isSample(path) && path.split('/').length <= 2 && shownValue(saving, path) === true,
  );
  const isIn = (path: string) => wanted === path || wanted?.startsWith(`${path}/`) === true;
  const publishing = usePublishing(id, {
    waiting: waitingFields(editor, language),
    isWatched: true,
    onChanged: () => void saver.look(),
  });
  return (
    <EditorContext value={shown}>
      <div className={styles.editor}>
        <Crumb names={[{ name: kind.title[language] }]} />
        <div className={styles.head}>
          <h1 tabIndex={-1}>{kind.title[language]}</h1>
          <EditorActions page={data.pages[0]} />
        </div>
        <div className={styles.bar}>
          <StateLine />
          <PublishButton
            onOpen={() => {
              setUnfinished(false);
              publishing.open();
            }}
          />
        </div>
        {samples.map((path) => (
          <SampleBadge key={path} path={path} isSample name={kind.title[language]} />
        ))}
        {sections.map((section, at) => (
          <EditorSection
            key={section.fields[0]!.path}
            section={section}
            isOpenAtFirst={at === 0 || sections.length === 1 || kind.file === undefined}
            isWanted={section.fields.some(({ path }) => isIn(path))}
          />
        ))}
      </div>
      {notice && <Toast notice={notice} onClose={closeNotice} />}
      {publishing.over}
    </EditorContext>
  );
}

const isUnpublished = ({ leaves }: EditorData['document']) =>
  Object.values(leaves).every(({ published }) => published === undefined);

function withoutMissing(saving: Saving): Saving {
  const faults = saving.server.faults.filter(({ code }) => !isMissing(code));
  return { ...saving, server: { ...saving.server, faults } };
}

/** Opens the publish dialog. What is not saved yet is saved first. */
function PublishButton({ onOpen }: { onOpen: () => void }) {
  const { saver } = useEditor();
  const texts = useTexts(publishTexts);
  return (
    <Button
      tone="accent"
      onClick={() => {
        void saver.settle();
        onOpen();
      }}
    >
      <Icon name="upload" />
      {texts.publish}
    </Button>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { caseActs } from '../case/case-acts.ts';
import { MoreMenu } from '#app/ui/more-menu/more-menu.tsx';
import { maxNoteLength, ownNoteMinutes } from './case-note.ts';
import type { TimelineEntry } from './timeline-entry.ts';
import { timelineTexts } from './timeline.text.ts';
import styles from './timeline.module.css';

/** What can be done with a note: one's own is changed or taken away for 15 minutes, any other is withdrawn. */
export function NoteActions({
  entry,
  tell,
}: {
  entry: TimelineEntry;
  tell: (notice: Notice) => void;
}) {
  const texts = useTexts(timelineTexts);
  const field = useId();
  const [now] = useState(() => Date.now());
  const [text, setText] = useState<string | null>(null);
  const editing = useAction(caseActs, 'rewrite');
  const withdrawing = useAction(caseActs, 'withdraw');
  const isOpen = entry.isOwn && Date.parse(entry.at) > now - ownNoteMinutes * 60_000;

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (editing.isBusy || !text?.trim()) return;
    const result = await editing.send(entry._id, text);
    if (result.ok) setText(null);
  }

  async function withdraw() {
    const result = await withdrawing.send(entry._id);
    if (result.ok) tell({ tone: 'success', sentence: texts.removed });
  }

  if (text !== null) {
    return (
      <form className={styles.write} onSubmit={(event) => void keep(event)}>
        <label htmlFor={field} className="visually-hidden">
          {texts.note}
        </label>
        <textarea
          id={field}
          rows={3}
          required
          maxLength={maxNoteLength}
          value={text}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small" busy={editing.isBusy}>
          {texts.keep}
        </Button>
        <Button tone="ghost" size="small" onClick={() => setText(null)}>
          {texts.cancel}
        </Button>
        {editing.failure && <FailureAlert failure={editing.failure} />}
      </form>
    );
  }
  return (
    <div className={styles.actions}>
      <MoreMenu label={texts.acts}>
        {isOpen && (
          <button type="button" onClick={() => setText(entry.text)}>
            <Icon name="pencil" />
            {texts.edit}
          </button>
        )}
        <button type="button" disabled={withdrawing.isBusy} onClick={() => void withdraw()}>
          <Icon name="x" />
          {isOpen ? texts.remove : texts.withdraw}
        </button>
      </MoreMenu>
      {withdrawing.failure && <FailureAlert failure={withdrawing.failure} />}
    </div>
  );
}

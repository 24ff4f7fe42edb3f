import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import type { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import { caseActs } from '../case/case-acts.ts';
import { maxNoteLength } from './case-note.ts';
import { timelineTexts } from './timeline.text.ts';
import styles from './timeline.module.css';

/** A new note. What is typed stays until it is kept, and a repeat after a lost answer adds nothing twice. */
export function NoteForm({
  id,
  note: { words, since, write, clear },
}: {
  id: string;
  note: ReturnType<typeof useUnfinished<{ text: string }>>;
}) {
  const texts = useTexts(timelineTexts);
  const field = useId();
  const { isBusy, result, failure, send } = useAction(caseActs, 'write');
  const { text } = words;
  const [key, setKey] = useState(() => crypto.randomUUID());

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    const added = await send(id, text, key);
    if (!added.ok) return;
    clear();
    setKey(crypto.randomUUID());
  }

  return (
    <form className={styles.write} onSubmit={(event) => void keep(event)}>
      <UnfinishedLine since={since} onClear={clear} />
      <label htmlFor={field} className="visually-hidden">
        {texts.note}
      </label>
      <textarea
        id={field}
        rows={1}
        required
        maxLength={maxNoteLength}
        placeholder={texts.noteExample}
        value={text}
        dir="auto"
        onChange={(event) => {
          write({ text: event.target.value });
          // Other words are another note.
          if (failure?.code === 'key_reused') setKey(crypto.randomUUID());
        }}
      />
      <Button type="submit" tone={text.trim() ? 'primary' : 'ghost'} busy={isBusy}>
        {texts.keep}
      </Button>
      <span role="status" className="visually-hidden">
        {result?.ok && texts.kept}
      </span>
      {failure && (
        <FailureAlert
          failure={failure}
          sentence={failure.status === 422 ? texts.noteWrong : undefined}
        />
      )}
    </form>
  );
}

import { useId, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { RecordDesk, WorkedOn } from './record-desk.ts';
import styles from './record-panel.module.css';
import { recordTexts } from './record.text.ts';

/** What is seldom done, behind one button; DELETE apart from the others, far from the mark. */
export function MoreActions<Row extends WorkedOn>({
  desk,
  record,
  onBack,
  onDelete,
}: {
  desk: RecordDesk<Row>;
  record: Row;
  onBack: (fresh: Row) => void;
  onDelete: () => void;
}) {
  const texts = useTexts(recordTexts);
  const words = useTexts(desk.texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { _id, name } = record;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={fill(words.more, { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ellipsis-vertical" />
      </button>
      <div id={id} className={styles.more} hidden={!isOpen}>
        <Button tone="ghost" size="small" onClick={() => printAlone(_id)}>
          <Icon name="printer" />
          {texts.print}
        </Button>
        {desk.isMarked(record) && (
          <Button tone="ghost" size="small" onClick={() => setAsking(true)}>
            <Icon name="rotate-ccw" />
            {texts.back}
          </Button>
        )}
        <span className={styles.apart}>
          <Button
            tone="danger"
            size="small"
            data-shortcut="delete"
            aria-label={fill(words.removeNamed, { name })}
            onClick={onDelete}
          >
            <Icon name="trash-2" />
            {words.remove}
          </Button>
        </span>
      </div>
      {isAsking && (
        <PutBack
          desk={desk}
          record={record}
          onCancel={() => setAsking(false)}
          onDone={(fresh) => {
            setAsking(false);
            onBack(fresh);
          }}
        />
      )}
    </>
  );
}

/**
 * Asks why somebody who is marked waits again. What is typed stays until it has been kept. Where somebody else has changed the
 * record meanwhile, it says what they have made of it, and only a second press puts it back, from how it is then.
 */
function PutBack<Row extends WorkedOn>({
  desk,
  record,
  onDone,
  onCancel,
}: {
  desk: RecordDesk<Row>;
  record: Row;
  onDone: (fresh: Row) => void;
  onCancel: () => void;
}) {
  const words = useTexts(desk.texts);
  const { back } = useTexts(recordTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(desk.acts, 'putBack');
  const {
    words: typed,
    since,
    write,
    clear,
  } = useUnfinished(`waiting ${record._id}`, {
    reason: '',
  });
  const { reason } = typed;
  const [theirs, setTheirs] = useState<Row | null>(null);

  async function putBack() {
    const { _id, version } = theirs ?? record;
    const result = await send(_id, { version, reason });
    if (result.ok) {
      clear();
      onDone(result.data);
    } else if ('theirs' in result) setTheirs(result.theirs);
  }

  return (
    <FormDialog
      title={fill(words.backQuestion, { name: record.name })}
      submit={
        <>
          <Icon name="rotate-ccw" />
          {back}
        </>
      }
      isBusy={isBusy}
      failure={failure}
      sentence={
        theirs && failure?.code === 'changed_meanwhile'
          ? desk.meanwhile(theirs, language)
          : undefined
      }
      onSubmit={putBack}
      onCancel={onCancel}
    >
      <UnfinishedLine since={since} onClear={clear} />
      <TextAreaField
        label={words.reason}
        hint={words.backHint}
        name="reason"
        rows={2}
        required
        minLength={desk.reasonLength.min}
        maxLength={desk.reasonLength.max}
        placeholder={words.reasonExample}
        value={reason}
        dir="auto"
        onChange={(event) => write({ reason: event.target.value })}
      />
    </FormDialog>
  );
}

/** Prints one row of the list, unfolded, and none of the others. */
function printAlone(id: string): void {
  const row = document.getElementById(id);
  if (!row) return;
  row.dataset['printed'] = 'alone';
  // On phones `print` returns at once, and the page is drawn for paper only later.
  addEventListener('afterprint', () => delete row.dataset['printed'], { once: true });
  window.print();
}

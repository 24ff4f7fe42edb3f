import { useId, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { printAlone } from './print-alone.ts';
import { PutBack } from './put-back.tsx';
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

import { useId, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import { staffApplicationsTexts } from '../list/staff-applications.text.ts';
import { BackToWaiting } from './back-to-waiting.tsx';
import styles from './more-actions.module.css';
import { printAlone } from './print-alone.ts';
import { rowTexts } from './row.text.ts';

/** What is seldom done, behind one button; DELETE apart from the others, far from the mark. */
export function MoreActions({
  application,
  onBack,
  onDelete,
}: {
  application: Application;
  onBack: (fresh: Application) => void;
  onDelete: () => void;
}) {
  const texts = useTexts(rowTexts);
  const { remove, removeNamed } = useTexts(staffApplicationsTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { _id, name, contacted } = application;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={texts.more}
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
        {contacted && (
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
            aria-label={fill(removeNamed, { name })}
            onClick={onDelete}
          >
            <Icon name="trash-2" />
            {remove}
          </Button>
        </span>
      </div>
      {isAsking && (
        <BackToWaiting
          application={application}
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

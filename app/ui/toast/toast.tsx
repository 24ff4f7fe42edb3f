import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';

/** What a toast says. */
export type Notice = {
  tone: 'success' | 'danger';
  sentence: string;
  /** What the sentence is about. */
  detail?: ReactNode;
  /** Takes it back; offered for ten seconds. */
  undo?: () => void;
};

const undoMilliseconds = 10_000;

/**
 * The result of something that staff did, at the top right. It stays until it is closed, as nobody reads
 * equally fast (WCAG 2.2.1). It takes the focus, because what had it is often gone: the row that was deleted,
 * the form that was emptied. Closed, it hands the focus to the heading of the page.
 */
export function Toast({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const texts = useTexts(staffTexts);
  const toast = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [tooLate, setTooLate] = useState<Notice | null>(null);
  // Before the browser takes the next key: whoever goes on at once by `j` would lose the card's focus to this.
  useLayoutEffect(() => toast.current?.focus(), [notice]);
  useEffect(() => {
    if (!notice.undo) return;
    const end = setTimeout(() => {
      // Whoever stands on the button that goes is not thrown to the top of the page.
      if (document.activeElement === undo.current) toast.current?.focus();
      setTooLate(notice);
    }, undoMilliseconds);
    return () => clearTimeout(end);
  }, [notice]);
  return (
    <div
      ref={toast}
      role="alert"
      tabIndex={-1}
      className={notice.tone === 'danger' ? `${styles.toast} ${styles.danger}` : styles.toast}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Icon name={notice.tone === 'success' ? 'circle-check' : 'circle-alert'} />
      <div className={styles.words}>
        <p>{notice.sentence}</p>
        {notice.detail && <p className={styles.detail}>{notice.detail}</p>}
      </div>
      {notice.undo && tooLate !== notice && (
        <Button ref={undo} tone="ghost" size="small" onClick={notice.undo}>
          {texts.undo}
        </Button>
      )}
      <button type="button" className={styles.close} aria-label={texts.close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );

  function close() {
    onClose();
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
}

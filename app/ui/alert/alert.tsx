import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './alert.module.css';

const icons: Record<Tone, IconName> = {
  success: 'circle-check',
  danger: 'circle-alert',
  note: 'info',
};

type Tone = 'success' | 'danger' | 'note';

/**
 * A result that stays on the page. Screen readers read it out at once (WCAG 4.1.3). With `takesFocus` the
 * keyboard goes there too, because the form that caused it may be a screen away: once for each text, or
 * each `key`.
 */
export function Alert({
  tone,
  sentence,
  children,
  onClose,
  closeLabel,
  takesFocus = false,
}: {
  tone: Tone;
  sentence: ReactNode;
  /** Below the sentence: advice, links, an undo. */
  children?: ReactNode;
  /** Without it there is nothing to close it with. */
  onClose?: () => void;
  /** The name of the button that closes it. */
  closeLabel?: string;
  takesFocus?: boolean;
}) {
  const alert = useRef<HTMLDivElement>(null);
  // A sentence of elements is a new one with each render; only another text is another result.
  const text = typeof sentence === 'string' ? sentence : null;
  useEffect(() => {
    if (takesFocus) alert.current?.focus();
  }, [takesFocus, text]);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={`${styles.alert} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        <p className={styles.sentence}>{sentence}</p>
        {children}
      </div>
      {onClose && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

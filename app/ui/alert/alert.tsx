import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './alert.module.css';

const icons: Record<Tone, IconName> = {
  success: 'circle-check',
  danger: 'circle-alert',
  note: 'info',
};

type Tone = 'success' | 'danger' | 'note';

/**
 * A result that stays until it is closed. The sentence is read out at once; with `takesFocus` the
 * keyboard goes there too, because the form that caused it may be a screen away: again with another
 * text, or with another `key`.
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
  /** What stands beside the sentence: advice, links, an undo. */
  children?: ReactNode;
  onClose?: () => void;
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

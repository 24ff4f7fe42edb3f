import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './modal-dialog.module.css';

/**
 * A dialog over the page, open as long as it is rendered (ARIA Authoring Practices, modal dialog). It does not
 * close by itself: Escape only calls `onCancel`. The browser gives it the focus, keeps the focus inside, and
 * gives it back afterwards.
 */
export function ModalDialog({
  title,
  isWide = false,
  onCancel,
  children,
}: {
  title: ReactNode;
  /** For a form or a table; a question is narrower. */
  isWide?: boolean;
  onCancel: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the page, or the browser would not give the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

import { type ReactNode, useRef } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './more-menu.module.css';

/** What is seldom done, behind one button. Whatever is pressed in it closes it. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onClick={({ target }) => {
        if (!(target instanceof Node) || opener.current?.contains(target)) return;
        // A dialog that one of them opens gives the focus back to who had it.
        opener.current?.focus();
        close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        opener.current?.focus();
      }}
    >
      <summary ref={opener} aria-label={label}>
        <Icon name="ellipsis" />
      </summary>
      <div tabIndex={-1}>{children}</div>
    </details>
  );
}

import { type ReactNode, useRef } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './more-menu.module.css';

/** What is seldom done, behind one button. Escape, whatever is reached outside and whatever is pressed in it close it. */
export function MoreMenu({
  label,
  staysOpen = false,
  children,
}: {
  label: string;
  /** Where what is pressed in it says there how it went. */
  staysOpen?: boolean;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // Not into a dialog that it has opened, which gives the focus back, and not within that: a portal's events come here, too.
        if (!currentTarget.contains(target) || relatedTarget?.closest('dialog')) return;
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onClick={({ target }) => {
        if (staysOpen || !(target instanceof Node) || opener.current?.contains(target)) return;
        // A dialog that one of them opens gives the focus back to who had it.
        opener.current?.focus();
        close();
      }}
      onKeyDown={({ currentTarget, target, key }) => {
        if (key !== 'Escape' || !(target instanceof Node) || !currentTarget.contains(target))
          return;
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

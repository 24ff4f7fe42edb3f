import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { ChatLabels } from './chat-options.ts';
import styles from './chat-widget.module.css';

interface ChatLauncherProps {
  element: RefObject<HTMLElement | null>;
  /** Where the plain link leads; null when the number is not usable. */
  url: string | null;
  labels: ChatLabels;
  isOpen: boolean;
  hasBadge: boolean;
  /** The id of the panel. */
  controls: string;
  /** The visitor comes near. */
  onIntent: () => void;
  onPress: (event: MouseEvent) => void;
}

/**
 * The round button. The server sends it as a link, which works at once; when scripts have taken
 * over it is a button, though a press with a modifier key still opens the link in a window or tab.
 */
export function ChatLauncher({ element, url, labels, onPress, ...chat }: ChatLauncherProps) {
  const isButton = useHydrated();
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const launcher = element.current!;
    // Not React's onClick: React listens at the document, too late to keep the click from others there.
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(event);
    };
    launcher.addEventListener('click', onClick);
    return () => launcher.removeEventListener('click', onClick);
  }, [element, url]);

  const name = `${chat.isOpen ? labels.close : labels.open}${chat.hasBadge ? `, ${labels.notification}` : ''}`;
  const common = {
    className: styles.launcher,
    'aria-label': isButton ? name : labels.link,
    onPointerEnter: chat.onIntent,
    onFocus: chat.onIntent,
    ...(isButton && {
      'aria-expanded': chat.isOpen,
      'aria-controls': chat.controls,
      'aria-haspopup': 'dialog' as const,
    }),
    children: (
      <>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={chat.isOpen ? cross : bubble} />
        </svg>
        {chat.hasBadge && (
          <span className={styles.badge} aria-hidden="true">
            {labels.badge}
          </span>
        )}
      </>
    ),
  };
  if (!url) {
    return <button {...common} ref={element as RefObject<HTMLButtonElement>} type="button" />;
  }
  return (
    <a
      {...common}
      ref={element as RefObject<HTMLAnchorElement>}
      href={url}
      target="_blank"
      rel="noopener"
      role={isButton ? 'button' : undefined}
      onKeyDown={(event) => {
        // A link knows Enter only. Without preventDefault Space scrolls the page.
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.click();
      }}
    />
  );
}

// Icons of Lucide (ISC): x, message-circle.
const cross = 'M18 6 6 18M6 6l12 12';
const bubble =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719';

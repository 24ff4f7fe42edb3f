import { type RefObject, useEffect } from 'react';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import type { ChatOptions, LauncherLabels } from './chat-options.ts';
import { useLatest } from '#app/ui/use-latest.ts';

interface ChatLauncherProps {
  element: RefObject<HTMLAnchorElement | null>;
  /** Where the plain link leads; absent when the number is not usable. */
  url?: string;
  labels: LauncherLabels;
  avoidContent: ChatOptions['avoidContent'];
  isOpen: boolean;
  hasBadge: boolean;
  /** The id of the panel. */
  controls: string;
  /** The visitor comes near. */
  hydrateOnInteraction: () => unknown;
  onPress: (event: MouseEvent) => void;
}

/**
 * The round button. The server sends it as a link, which works at once; when scripts have taken
 * over it is a button, though a press with a modifier key still opens the link in a window or tab.
 */
export function ChatLauncher(props: ChatLauncherProps) {
  const { element, url, labels, isOpen, hasBadge, avoidContent } = props;
  const isButton = useHydrated();
  const press = useLatest(props.onPress);
  useEffect(() => {
    const launcher = element.current!;
    // Not React's onClick: React listens at the document, too late to keep the click from others there.
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      press.current(event);
    };
    const end = new AbortController();
    const { signal } = end;
    launcher.addEventListener('click', onClick, { signal });
    avoidContent?.(launcher, signal);
    return () => end.abort();
  }, [element, press, avoidContent]);

  const name = isOpen ? labels.close : labels.open;
  return (
    <a
      // The types of React 18 and 19 disagree on whether a ref says that it may be empty.
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is necessary for React 18
      ref={element as RefObject<HTMLAnchorElement>}
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={hasBadge ? `${name}, ${labels.notification}` : name}
      {...(isButton && {
        role: 'button',
        // Without an address it would not be a tab stop.
        tabIndex: 0,
        'aria-expanded': isOpen,
        'aria-controls': props.controls,
        'aria-haspopup': 'dialog',
      })}
      onPointerEnter={props.hydrateOnInteraction}
      onFocus={props.hydrateOnInteraction}
      onKeyDown={(event) => {
        // A link knows Enter only, and without an address not even that. Space would scroll the page.
        if (event.key !== ' ' && (url || event.key !== 'Enter')) return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.click();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOpen ? cross : bubble} />
      </svg>
      {hasBadge && <span aria-hidden="true">{labels.badge}</span>}
    </a>
  );
}

// Icons of Lucide (ISC): x, message-circle.
const cross = 'M18 6 6 18M6 6l12 12';
const bubble = 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z';

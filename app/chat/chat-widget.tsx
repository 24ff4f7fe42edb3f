import {
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import {
  type ChatOptions,
  type ResolvedChatOptions,
  type PanelOptions,
  resolveChatOptions,
} from './chat-options.ts';
import styles from './chat-widget.module.css';
import { browserClock } from '#app/ui/clock.ts';
import type { ChatState } from './chat-machine.ts';
import { type RunningChat, runChat } from './running-chat.ts';
import { useLatest } from '#app/ui/use-latest.ts';
import noticeUrl from './notice.wav';

/**
 * A button that floats over the page and opens a panel, which hands a typed message to the
 * messaging app. Without scripts the button is a plain link to the same number.
 * `docs/chat-widget.md` explains every option.
 */
export function ChatWidget(props: ChatOptions) {
  const options = resolveChatOptions(props);
  const { chatboxHeight, labels, offset } = options;
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLAnchorElement>(null);
  const openedWith = useRef<MouseEvent | null>(null);
  const boxId = useId();
  const [chat, { isOpen, greeting, hasBadge }] = useChat(options);
  const load = options.loadPanelOptions;
  const panel = usePanel(isOpen, load);
  const linkTo = (text?: string) => buildWhatsAppUrl(options.phoneNumber, text, options.linkHost);
  const url = linkTo() ?? undefined;

  function press(event: MouseEvent) {
    if (isOpen) return close();
    openedWith.current = event;
    chat.send('open');
    options.onClick?.(event);
  }

  function close() {
    // Before the panel turns inert: an inert element that has focus drops it on the page.
    launcher.current!.focus({ preventScroll: true });
    chat.send('close');
  }

  useDismiss(root, isOpen, {
    escape: () => options.allowEsc && close(),
    clickAway: () => options.allowClickAway && chat.send('close'),
  });
  useLayoutEffect(() => {
    // Before the effect of the panel inside, which could not focus anything inert.
    box.current!.inert = !isOpen;
    // A panel that came in the same moment as the closing has just taken the focus, to drop it now.
    if (!isOpen && box.current!.contains(document.activeElement)) launcher.current!.focus();
    // Through the object model: a style attribute would break a strict content security policy.
    const { style } = root.current!;
    style.setProperty('--chat-height', `${chatboxHeight}px`);
    style.setProperty('--chat-offset', `${offset}px`);
  });

  return (
    <div
      ref={root}
      className={styles.chat}
      data-side={options.side}
      data-theme={options.darkMode ? 'dark' : undefined}
    >
      <ChatLauncher
        element={launcher}
        url={url}
        labels={labels}
        avoidContent={options.avoidContent}
        isOpen={isOpen}
        hasBadge={hasBadge}
        controls={boxId}
        hydrateOnInteraction={() => loadPanel(load)}
        onPress={press}
      />
      <div ref={box} id={boxId} role="dialog" aria-label={options.accountName} tabIndex={-1}>
        {panel && greeting !== 'unsaid' && (
          <panel.ChatPanel
            options={options}
            late={panel.late}
            linkTo={linkTo}
            isOpen={isOpen}
            isTyping={greeting === 'typing'}
            openedWith={openedWith}
            onClose={close}
          />
        )}
        {panel === null && (
          <p role="alert">
            {labels.failed} <a href={url}>{labels.openApp}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * The running chat of a component and its present state. Only a change of the notification's own
 * settings starts its period anew; a parent that renders all the time does not.
 */
function useChat(options: ResolvedChatOptions): [RunningChat, ChatState] {
  const latest = useLatest(options);
  const [chat] = useState(() => runChat(browserClock, () => ({ ...latest.current, playSound })));
  const { notification, notificationDelay } = options;
  useEffect(() => chat.start(), [chat, notification, notificationDelay]);
  return [chat, useSyncExternalStore(chat.watch, chat.state, chat.state)];
}

let sound: HTMLAudioElement | undefined;

/**
 * Plays the short sound of a notification. Browsers refuse before the visitor has touched the page;
 * that is no error, and with `preload` off a refused play fetches nothing either.
 */
function playSound() {
  if (!sound) {
    sound = new Audio();
    sound.preload = 'none';
    sound.src = noticeUrl;
  }
  sound.play().catch(() => {});
}

interface Dismissal {
  escape: () => void;
  clickAway: () => void;
}

/** Listens for Escape and for clicks outside of `root`, only while `isOpen`. */
function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, ways: Dismissal) {
  const latest = useLatest(ways);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      // Escape that ends a word of a composing keyboard, or that something else has used, is not ours.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) {
        latest.current.escape();
      }
    };
    const onClick = (event: MouseEvent) => {
      // The path, because what was clicked inside may have left the page by now.
      if (!event.composedPath().includes(root.current!)) latest.current.clickAway();
    };
    const end = new AbortController();
    const { signal } = end;
    // On the way down, so that a page that stops its clicks counts as elsewhere too.
    document.addEventListener('click', onClick, { signal, capture: true });
    document.addEventListener('keydown', onKey, { signal });
    return () => end.abort();
  }, [root, isOpen, latest]);
}

type Panel = typeof import('./chat-panel.tsx') & { late?: PanelOptions };
type LoadOptions = (() => Promise<PanelOptions>) | undefined;

/**
 * The inside of the panel, which nobody waits for: it is fetched at the first sign that somebody
 * wants it, at the latest when the chat opens. Null when it could not be fetched; the next opening
 * tries again, in browsers that ask again for a script that did not come (`lazy-with-retry.ts`).
 */
function usePanel(isWanted: boolean, loadOptions: LoadOptions): Panel | null | undefined {
  const [panel, setPanel] = useState<Panel | null>();
  useEffect(() => {
    if (isWanted) void loadPanel(loadOptions).then(setPanel);
  }, [isWanted, loadOptions]);
  return panel;
}

/** Fetches the panel with its options, or gives null when that fails. */
function loadPanel(loadOptions: LoadOptions): Promise<Panel | null> {
  return Promise.all([import('./chat-panel.tsx'), loadOptions?.()]).then(
    ([panel, late]) => ({ ...panel, late }),
    () => null,
  );
}

import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { buildWhatsAppUrl } from '#app/platform/messaging-link.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { type ChatOptions, resolveChatOptions } from './chat-options.ts';
import styles from './chat-widget.module.css';
import { keepClear } from './keep-clear.ts';
import { useChat } from './use-chat.ts';
import { loadPanel, usePanel } from './use-panel.ts';
import { useWaysOut } from './use-ways-out.ts';

/**
 * A button that floats over the page and opens a panel, which hands a typed message to the
 * messaging app. Without scripts the button is a plain link to the same number.
 * `docs/chat-widget.md` explains every option.
 */
export function ChatWidget(given: ChatOptions) {
  const options = resolveChatOptions(given);
  const { chatboxHeight, labels, offset } = options;
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLElement>(null);
  const openedWith = useRef<MouseEvent | null>(null);
  const boxId = useId();
  const [chat, { isOpen, greeting, hasBadge }] = useChat(options);
  const panel = usePanel(isOpen);
  const url = buildWhatsAppUrl(options.phoneNumber, '', options.linkHost);

  function press(event: MouseEvent) {
    if (isOpen) return close();
    openedWith.current = event;
    // The callback comes after the panel is open, and focus moves while the visitor's press lasts.
    flushSync(() => chat.send('open'));
    options.onClick?.(event);
  }

  function close() {
    // Before the panel turns inert: an inert element that has focus drops it on the page.
    launcher.current?.focus({ preventScroll: true });
    chat.send('close');
  }

  useWaysOut(root, isOpen, {
    escape: options.allowEsc ? close : undefined,
    clickAway: options.allowClickAway ? () => chat.send('close') : undefined,
  });
  useLayoutEffect(() => {
    // Before the effect of the panel inside, which could not focus anything inert.
    box.current!.inert = !isOpen;
  }, [isOpen]);
  useEffect(() => keepClear(root.current!), []);
  useEffect(() => {
    // Through the object model: a style attribute would break a strict content security policy.
    root.current!.style.setProperty('--chat-height', `${chatboxHeight}px`);
    root.current!.style.setProperty('--chat-offset', `${offset}px`);
  }, [chatboxHeight, offset]);

  return (
    <div
      ref={root}
      className={`${styles.root} ${options.side === 'start' ? styles.atStart : ''}`}
      data-theme={options.darkMode ? 'dark' : undefined}
    >
      <ChatLauncher
        element={launcher}
        url={url}
        labels={labels}
        isOpen={isOpen}
        hasBadge={hasBadge}
        controls={boxId}
        onIntent={loadPanel}
        onPress={press}
      />
      <div
        ref={box}
        id={boxId}
        className={`${styles.box} ${isOpen ? styles.isOpen : ''}`}
        role="dialog"
        aria-label={options.accountName}
        tabIndex={-1}
      >
        {greeting !== 'unsaid' && panel.Panel && (
          <panel.Panel
            options={options}
            isOpen={isOpen}
            isTyping={greeting === 'typing'}
            openedWith={openedWith}
            onClose={close}
          />
        )}
        {panel.hasFailed && (
          <p className={styles.failed} role="alert">
            {labels.failed}{' '}
            {url && (
              <a href={url} target="_blank" rel="noopener">
                {labels.openApp}
              </a>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

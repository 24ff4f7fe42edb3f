import { useId, useLayoutEffect, useRef } from 'react';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { type ChatOptions, resolveChatOptions } from './chat-options.ts';
import styles from './chat-widget.module.css';
import { useChat } from './use-chat.ts';
import { loadPanel, usePanel } from './use-panel.ts';
import { useDismiss } from './use-dismiss.ts';

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

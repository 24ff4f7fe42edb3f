import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { buildWhatsAppUrl } from '#app/platform/messaging-link.ts';
import type { ResolvedChatOptions } from './chat-options.ts';
import styles from './chat-panel.module.css';

export interface ChatPanelProps {
  options: ResolvedChatOptions;
  isOpen: boolean;
  isTyping: boolean;
  /** The press that opened the panel last. */
  openedWith: RefObject<MouseEvent | null>;
  onClose: () => void;
}

/** The inside of the open panel: who answers, the conversation, and the field for the message. */
export function ChatPanel({ options, isOpen, isTyping, openedWith, onClose }: ChatPanelProps) {
  const { labels } = options;
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<{ url: string | null }>();

  useEffect(() => {
    if (isOpen) focusInside(field.current!, openedWith.current);
  }, [isOpen, openedWith]);
  useEffect(() => {
    log.current!.scrollTop = log.current!.scrollHeight;
  }, [outcome]);

  function send(event: FormEvent) {
    event.preventDefault();
    const text = field.current!.value.trim();
    if (!text) return;
    const url = buildWhatsAppUrl(options.phoneNumber, text, options.linkHost);
    setOutcome({ url });
    if (!url) {
      console.error('phoneNumber prop value is not a usable phone number.');
      return;
    }
    // With noopener the answer is always null, so whether a blocker stepped in stays unknown:
    // the link in the conversation is there in any case.
    window.open(url, '_blank', 'noopener');
    field.current!.value = '';
    options.onSubmit?.(event.nativeEvent, text);
  }

  return (
    <>
      <header className={styles.header}>
        {options.avatar && <img src={options.avatar} width={60} height={60} alt="" />}
        <div>
          <strong>{options.accountName}</strong>
          <span>{options.statusMessage}</span>
        </div>
        <button type="button" aria-label={labels.close} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      </header>
      {/* Focusable, so that a long conversation can be scrolled with the keyboard. */}
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={labels.conversation}
        tabIndex={0}
      >
        {isTyping ? (
          <div className={`${styles.bubble} ${styles.typing}`}>
            <span className={styles.heard}>{labels.typing}</span>
            <i />
            <i />
            <i />
          </div>
        ) : (
          <div className={styles.bubble}>
            <strong>{options.accountName}</strong>
            <p>{options.chatMessage}</p>
          </div>
        )}
        {outcome && (
          <p className={styles.outcome}>
            {outcome.url ? labels.sent : labels.failed}{' '}
            {outcome.url && (
              <a href={outcome.url} target="_blank" rel="noopener">
                {labels.openApp}
              </a>
            )}
          </p>
        )}
      </div>
      <form className={styles.footer} onSubmit={send}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          placeholder={options.placeholder}
          aria-label={labels.message}
          onKeyDown={(event) => {
            // Several lines may be pasted, but Enter sends; not the Enter that ends a composed word.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            // Through the button: requestSubmit is missing in older phones.
            event.currentTarget.form!.querySelector('button')!.click();
          }}
        />
        <button type="submit" aria-label={labels.send}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={paperPlane} />
          </svg>
        </button>
      </form>
    </>
  );
}

/**
 * Moves focus to the field, except under a finger: there it goes to the panel, because the
 * keyboard on the screen would cover what is to be read first.
 */
function focusInside(field: HTMLElement, openedWith: MouseEvent | null) {
  const panel = field.closest<HTMLElement>('[role=dialog]')!;
  // The panel may have come late over a slow line; a visitor who has gone elsewhere is left alone.
  const { activeElement } = document;
  if (activeElement !== document.body && !panel.parentElement!.contains(activeElement)) return;
  const byKeyboard = openedWith?.detail === 0;
  const byFinger = !byKeyboard && matchMedia('(pointer: coarse)').matches;
  (byFinger ? panel : field).focus({ preventScroll: true });
}

// Icon of Lucide (ISC): send.
const paperPlane =
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147l-10.94 10.939';

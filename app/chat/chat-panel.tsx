import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PanelOptions, ResolvedChatOptions } from './chat-options.ts';
import { resolvePanelOptions } from './chat-panel-options.ts';
import styles from './chat-panel.module.css';

export interface ChatPanelProps {
  options: ResolvedChatOptions;
  /** Options that have come with the panel. */
  late?: PanelOptions;
  /** The address that hands a text over; null when the number is not usable. */
  linkTo: (text: string) => string | null;
  isOpen: boolean;
  isTyping: boolean;
  /** The press that opened the panel last. */
  openedWith: RefObject<MouseEvent | null>;
  onClose: () => void;
}

/** The inside of the open panel: who answers, the conversation, and the field for the message. */
export function ChatPanel(props: ChatPanelProps) {
  const { isOpen, openedWith } = props;
  const options = resolvePanelOptions(props.options, props.late);
  const { labels } = options;
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  /** Where the last message went; null when it could not go anywhere. */
  const [sentTo, setSentTo] = useState<string | null>();

  useEffect(() => {
    if (isOpen) focusInside(field.current!, openedWith.current);
  }, [isOpen, openedWith]);
  useEffect(() => {
    log.current!.scrollTop = log.current!.scrollHeight;
  }, [sentTo]);

  function sendTyped(event: FormEvent) {
    event.preventDefault();
    const text = field.current!.value.trim();
    if (text && send(text, event.nativeEvent)) field.current!.value = '';
  }

  /** Hands a text over; the answer is the address, if the number is usable. */
  function send(text: string, event: Event) {
    const url = props.linkTo(text);
    setSentTo(url);
    if (url) {
      // With noopener the answer is always null, so whether a blocker stepped in stays unknown:
      // the link in the conversation is there in any case.
      window.open(url, '_blank', 'noopener');
      options.onSubmit?.(event, text);
    } else {
      console.error('phoneNumber prop value is unusable.');
    }
    return url;
  }

  return (
    <div className={styles.panel}>
      <header>
        {options.avatar && <img src={options.avatar} width={60} height={60} alt="" />}
        <div>
          <strong>{options.accountName}</strong>
          <span>{options.statusNote?.() ?? options.statusMessage}</span>
        </div>
        <button type="button" aria-label={labels.close} onClick={props.onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      </header>
      {/* Focusable, so that a long conversation can be scrolled with the keyboard. */}
      <section ref={log} role="log" aria-label={labels.conversation} tabIndex={0}>
        {props.isTyping ? (
          <div className={styles.typing}>
            <span>{labels.typing}</span>
            <i />
            <i />
            <i />
          </div>
        ) : (
          <div>
            <strong>{options.accountName}</strong>
            <p>{options.chatMessage}</p>
          </div>
        )}
        {sentTo !== undefined && (
          <p>
            {sentTo ? labels.sent : labels.failed}{' '}
            {sentTo && (
              <a href={sentTo} target="_blank" rel="noopener">
                {labels.openApp}
              </a>
            )}
          </p>
        )}
        {!props.isTyping && !sentTo && options.questions && (
          // Nobody has said them, so that they are not read out as messages are.
          <ul aria-live="off">
            {options.questions.map((question) => (
              <li key={question}>
                <button onClick={(event) => send(question, event.nativeEvent)}>{question}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <form onSubmit={sendTyped}>
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
            <path d="M22 2 11 13M22 2l-7 20-4-9-9-4Z" />
          </svg>
        </button>
      </form>
    </div>
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

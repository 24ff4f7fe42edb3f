import type { LinkHost } from '#app/config/messaging-link.ts';

/** Everything that can be chosen. `docs/chat-widget.md` lists type, default and unit of each. */
export interface ChatOptions {
  phoneNumber: string;
  accountName: string;
  avatar?: string;
  statusMessage?: string;
  chatMessage?: string;
  placeholder?: string;
  messageDelay?: number;
  allowClickAway?: boolean;
  allowEsc?: boolean;
  notification?: boolean;
  notificationDelay?: number;
  notificationLoop?: number;
  notificationSound?: boolean;
  darkMode?: boolean;
  chatboxHeight?: number;
  labels?: Partial<ChatLabels>;
  linkHost?: LinkHost;
  side?: 'start' | 'end';
  offset?: number;
  onClick?: (event: MouseEvent) => void;
  onClose?: () => void;
  onSubmit?: (event: Event, text: string) => void;
  onNotification?: () => void;
  onLoopDone?: () => void;
}

/** Words that are shown or read out besides the messages. */
export interface ChatLabels {
  /** The launcher, which is a plain link until scripts run. */
  open: string;
  close: string;
  /** The number on the badge. */
  badge: string;
  /** What the badge means. */
  notification: string;
  /** The part of the panel that holds the messages. */
  conversation: string;
  typing: string;
  message: string;
  send: string;
  /** Beside the link, after a message was handed over. */
  sent: string;
  openApp: string;
  /** In place of a conversation that cannot be reached. */
  failed: string;
}

/** The options with every default filled in; those without a default stay absent. */
export type ResolvedChatOptions = ChatOptions &
  Required<Omit<ChatOptions, 'avatar' | `on${string}` | 'labels'>> & { labels: ChatLabels };

export function resolveChatOptions(options: ChatOptions): ResolvedChatOptions {
  // An option that is undefined counts as absent.
  const present = Object.entries(options).filter(([, value]) => value != null);
  return {
    ...defaults,
    ...(Object.fromEntries(present) as ChatOptions),
    labels: { ...englishLabels, ...options.labels },
  };
}

const englishLabels: ChatLabels = {
  open: 'Chat on WhatsApp',
  close: 'Close chat',
  badge: '1',
  notification: '1 new message',
  conversation: 'Messages',
  typing: 'Typing…',
  message: 'Message',
  send: 'Send',
  sent: 'Now send it in WhatsApp.',
  openApp: 'Open WhatsApp',
  failed: 'Chat is unavailable.',
};

const defaults = {
  statusMessage: 'Typically replies within 1 hour',
  chatMessage: 'Hello there! How can we help?',
  placeholder: 'Type a message..',
  messageDelay: 2,
  allowClickAway: false,
  allowEsc: true,
  notification: true,
  notificationDelay: 60,
  notificationLoop: 0,
  notificationSound: true,
  darkMode: false,
  chatboxHeight: 320,
  linkHost: 'api',
  side: 'end',
  offset: 32,
} as const;

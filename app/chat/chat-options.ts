import type { LinkHost } from '#app/config/messaging-link.ts';

/** Everything that can be chosen. `docs/chat-widget.md` lists type, default and unit of each. */
export interface ChatOptions extends PanelOptions {
  phoneNumber: string;
  accountName: string;
  messageDelay?: number;
  allowClickAway?: boolean;
  allowEsc?: boolean;
  notification?: boolean;
  notificationDelay?: number;
  notificationLoop?: number;
  notificationSound?: boolean;
  darkMode?: boolean;
  chatboxHeight?: number;
  linkHost?: LinkHost;
  side?: 'start' | 'end';
  offset?: number;
  onClick?: (event: MouseEvent) => void;
  onClose?: () => void;
  onSubmit?: (event: Event, text: string) => void;
  onNotification?: () => void;
  onLoopDone?: () => void;
  /** Moves the launcher aside, by marks on its element, until the signal; a function that stays the same. */
  avoidContent?: (launcher: HTMLElement, signal: AbortSignal) => void;
  /** Fetches what only the panel needs, together with the panel; a function that stays the same. */
  loadPanelOptions?: () => Promise<PanelOptions>;
}

/** What only the open panel shows, and what may therefore come with it. */
export interface PanelOptions {
  avatar?: string;
  statusMessage?: string;
  /** In place of that line, asked for at each rendering; null for none. */
  statusNote?: () => string | null;
  chatMessage?: string;
  /** Messages that one press sends. */
  questions?: readonly string[];
  placeholder?: string;
  labels?: Partial<ChatLabels>;
}

/** Words that are shown or read out besides the messages. */
export interface ChatLabels extends LauncherLabels {
  /** The part of the panel that holds the messages. */
  conversation: string;
  typing: string;
  message: string;
  send: string;
  /** Beside the link, after a message was handed over. */
  sent: string;
}

/** The words that are there before the panel, or without it. */
export interface LauncherLabels {
  /** The launcher, which is a plain link until scripts run. */
  open: string;
  close: string;
  /** The number on the badge. */
  badge: string;
  /** What the badge means. */
  notification: string;
  openApp: string;
  /** In place of a conversation that cannot be reached. */
  failed: string;
}

/** The options with every default filled in but those of the panel; those without a default stay absent. */
export type ResolvedChatOptions = ChatOptions &
  Required<
    Omit<ChatOptions, keyof PanelOptions | `on${string}` | 'avoidContent' | 'loadPanelOptions'>
  > & {
    labels: LauncherLabels & Partial<ChatLabels>;
  };

export function resolveChatOptions(options: ChatOptions): ResolvedChatOptions {
  // An option that is undefined counts as absent.
  const present = Object.entries(options).filter(([, value]) => value != null);
  return {
    ...defaults,
    ...(Object.fromEntries(present) as ChatOptions),
    labels: { ...englishLabels, ...options.labels },
  };
}

const englishLabels: LauncherLabels = {
  open: 'Chat on WhatsApp',
  close: 'Close chat',
  badge: '1',
  notification: '1 new message',
  openApp: 'Open WhatsApp',
  failed: 'Chat is unavailable.',
};

const defaults = {
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

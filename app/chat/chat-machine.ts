/** Where the chat stands. Everything that shows on the screen follows from it. */
export interface ChatState {
  readonly isOpen: boolean;
  /** The first message: not asked for yet, being "typed", or said for the rest of the page's life. */
  readonly greeting: 'unsaid' | 'typing' | 'said';
  readonly hasBadge: boolean;
  /** Notifications so far. Counted only where there is a last one. */
  readonly ticks: number;
  /** Notifications end at the first opening, or after the last one. */
  readonly isNotifying: boolean;
}

/** What can happen: by the visitor, or by one of the two timers. */
export type ChatEvent = 'open' | 'close' | 'message-due' | 'notification-due';

/** What the world has to do after a step. */
export type ChatEffect =
  | 'start-message-timer'
  | 'start-notification-timer'
  | 'stop-notification-timer'
  | 'play-sound'
  | 'tell-closed'
  | 'tell-notification'
  | 'tell-loop-done';

export interface NotificationRules {
  /** How many notifications there are in all; 0 means that they neither end nor are counted. */
  readonly notificationLoop: number;
  readonly notificationSound: boolean;
}

export const initialChatState: ChatState = {
  isOpen: false,
  greeting: 'unsaid',
  hasBadge: false,
  ticks: 0,
  isNotifying: true,
};

/** One step of the chat. Pure: the same state and event always give the same answer. */
export function stepChat(
  state: ChatState,
  event: ChatEvent,
  rules: NotificationRules,
): [ChatState, ChatEffect[]] {
  switch (event) {
    case 'open':
      return state.isOpen ? [state, []] : open(state);
    case 'close':
      return state.isOpen ? [{ ...state, isOpen: false }, ['tell-closed']] : [state, []];
    case 'message-due':
      // Due while closed counts as well: the next opening shows the message at once.
      return [{ ...state, greeting: 'said' }, []];
    case 'notification-due':
      return state.isNotifying ? notify(state, rules) : [state, []];
  }
}

function open(state: ChatState): [ChatState, ChatEffect[]] {
  const opened = { ...state, isOpen: true, hasBadge: false, isNotifying: false };
  if (state.greeting === 'said') return [opened, ['stop-notification-timer']];
  return [{ ...opened, greeting: 'typing' }, ['stop-notification-timer', 'start-message-timer']];
}

function notify(state: ChatState, rules: NotificationRules): [ChatState, ChatEffect[]] {
  const noticed = { ...state, hasBadge: true };
  if (!(rules.notificationLoop > 0)) {
    return [noticed, ['start-notification-timer', 'tell-notification']];
  }
  const ticks = state.ticks + 1;
  const isLast = ticks >= rules.notificationLoop;
  return [
    { ...noticed, ticks, isNotifying: !isLast },
    [
      ...(isLast ? [] : (['start-notification-timer'] as const)),
      ...(rules.notificationSound ? (['play-sound'] as const) : []),
      'tell-notification',
      ...(isLast ? (['tell-loop-done'] as const) : []),
    ],
  ];
}

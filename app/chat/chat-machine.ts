/** The state of the chat. Everything on the screen follows from it. */
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

/** The side effects of a step: a timer, a sound, or a callback. */
export type ChatEffect =
  | 'await-message'
  | 'await-notification'
  | 'playSound'
  | 'onClose'
  | 'onNotification'
  | 'onLoopDone';

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
): [ChatState, ...ChatEffect[]] {
  // Due while closed counts as well: the next opening shows the message at once.
  if (event === 'message-due') return [{ ...state, greeting: 'said' }];
  if (event === 'notification-due') return notify(state, rules);
  if (state.isOpen === (event === 'open')) return [state];
  if (event === 'close') return [{ ...state, isOpen: false }, 'onClose'];
  const opened: ChatState = { ...state, isOpen: true, hasBadge: false, isNotifying: false };
  if (state.greeting === 'said') return [opened];
  return [{ ...opened, greeting: 'typing' }, 'await-message'];
}

function notify(state: ChatState, rules: NotificationRules): [ChatState, ...ChatEffect[]] {
  if (!state.isNotifying) return [state];
  const noticed = { ...state, hasBadge: true };
  if (!(rules.notificationLoop > 0)) return [noticed, 'await-notification', 'onNotification'];
  const ticks = state.ticks + 1;
  const isNotifying = ticks < rules.notificationLoop;
  const effects: ChatEffect[] = isNotifying
    ? ['await-notification', 'onNotification']
    : ['onNotification', 'onLoopDone'];
  if (rules.notificationSound) effects.unshift('playSound');
  return [{ ...noticed, ticks, isNotifying }, ...effects];
}

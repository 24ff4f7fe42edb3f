import type { Clock } from '#app/ui/clock.ts';
import {
  type ChatEffect,
  type ChatEvent,
  type ChatState,
  initialChatState,
  type NotificationRules,
  stepChat,
} from './chat-machine.ts';

/** What a chat needs from outside. Read anew at each use, because a parent may change it any time. */
export interface ChatSurroundings extends NotificationRules {
  /** Seconds. */
  readonly messageDelay: number;
  readonly notification: boolean;
  /** Seconds, at least 10. */
  readonly notificationDelay: number;
  playSound(): void;
  onClose?: () => void;
  onNotification?: () => void;
  onLoopDone?: () => void;
}

/** A chat in time: the machine, the two timers it asks for, and the one who watches it. */
export interface RunningChat {
  state(): ChatState;
  send(event: ChatEvent): void;
  watch(watcher: () => void): () => void;
  /** Lets time run. The answer stops every timer; starting again resumes what was due. */
  start(): () => void;
}

export function runChat(clock: Clock, surroundings: () => ChatSurroundings): RunningChat {
  let state = initialChatState;
  let hasComplained = false;
  let watch = () => {};
  let cancelMessage = () => {};
  let cancelNotification = () => {};

  function send(event: ChatEvent) {
    const [next, ...effects] = stepChat(state, event, surroundings());
    if (next !== state) {
      state = next;
      watch();
    }
    if (!state.isNotifying) cancelNotification();
    for (const effect of effects) act(effect);
  }

  function act(effect: ChatEffect) {
    const { messageDelay, notificationDelay, ...calls } = surroundings();
    if (effect === 'await-message') {
      cancelMessage();
      // Written this way round so that NaN counts as no delay.
      const delay = messageDelay > 0 ? messageDelay * 1000 : 0;
      cancelMessage = clock.after(delay, () => send('message-due'));
    } else if (effect !== 'await-notification') {
      calls[effect]?.();
    } else if (notificationDelay >= 10) {
      cancelNotification = clock.after(notificationDelay * 1000, () => send('notification-due'));
    } else if (!hasComplained) {
      hasComplained = true;
      console.error('notificationDelay prop value must be at least 10 seconds.');
    }
  }

  return {
    state: () => state,
    send,
    watch(watcher) {
      watch = watcher;
      return () => {
        watch = () => {};
      };
    },
    start() {
      if (surroundings().notification && state.isNotifying) act('await-notification');
      if (state.greeting === 'typing') act('await-message');
      return () => {
        cancelMessage();
        cancelNotification();
      };
    },
  };
}

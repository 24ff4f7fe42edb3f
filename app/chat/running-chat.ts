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

/** A chat in time: the machine, the two timers it asks for, and whoever watches it. */
export interface RunningChat {
  state(): ChatState;
  send(event: ChatEvent): void;
  watch(watcher: () => void): () => void;
  /** Lets time run. The answer stops every timer; starting again resumes what was due. */
  start(): () => void;
}

export function runChat(clock: Clock, surroundings: () => ChatSurroundings): RunningChat {
  const watchers = new Set<() => void>();
  let state = initialChatState;
  let hasComplained = false;
  let cancelMessage = () => {};
  let cancelNotification = () => {};

  const act: Record<ChatEffect, () => void> = {
    'start-message-timer': () => {
      cancelMessage();
      const delay = surroundings().messageDelay * 1000;
      // Written this way round so that NaN counts as no delay.
      cancelMessage = clock.after(delay > 0 ? delay : 0, () => send('message-due'));
    },
    'start-notification-timer': () => {
      const delay = surroundings().notificationDelay * 1000;
      if (delay >= 10_000) {
        cancelNotification = clock.after(delay, () => send('notification-due'));
      } else if (!hasComplained) {
        hasComplained = true;
        console.error('notificationDelay prop value must be at least 10 seconds.');
      }
    },
    'stop-notification-timer': () => cancelNotification(),
    'play-sound': () => surroundings().playSound(),
    'tell-closed': () => surroundings().onClose?.(),
    'tell-notification': () => surroundings().onNotification?.(),
    'tell-loop-done': () => surroundings().onLoopDone?.(),
  };

  function send(event: ChatEvent) {
    const [next, effects] = stepChat(state, event, surroundings());
    if (next !== state) {
      state = next;
      for (const watcher of watchers) watcher();
    }
    for (const effect of effects) act[effect]();
  }

  return {
    state: () => state,
    send,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    start() {
      if (surroundings().notification && state.isNotifying) act['start-notification-timer']();
      if (state.greeting === 'typing') act['start-message-timer']();
      return () => {
        cancelMessage();
        cancelNotification();
      };
    },
  };
}

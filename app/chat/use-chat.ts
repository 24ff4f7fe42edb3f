import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserClock } from '#app/ui/clock.ts';
import type { ChatState } from './chat-machine.ts';
import type { ResolvedChatOptions } from './chat-options.ts';
import { playSound } from './play-sound.ts';
import { type RunningChat, runChat } from './running-chat.ts';
import { useLatest } from '#app/ui/use-latest.ts';

/**
 * The running chat of a component and its present state. Only a change of the notification's own
 * settings starts its period anew; a parent that renders all the time does not.
 */
export function useChat(options: ResolvedChatOptions): [RunningChat, ChatState] {
  const latest = useLatest(options);
  const [chat] = useState(() => runChat(browserClock, () => ({ ...latest.current, playSound })));
  const { notification, notificationDelay } = options;
  useEffect(() => chat.start(), [chat, notification, notificationDelay]);
  return [chat, useSyncExternalStore(chat.watch, chat.state, chat.state)];
}

import { type ComponentType, useEffect, useState } from 'react';
import type { ChatPanelProps } from './chat-panel.tsx';

type Panel = ComponentType<ChatPanelProps>;

/**
 * The inside of the panel, which nobody waits for: it is fetched at the first sign that somebody
 * wants it, at the latest when the chat opens. Null when it could not be fetched; the next opening
 * tries again.
 */
export function usePanel(isWanted: boolean): Panel | null | undefined {
  const [panel, setPanel] = useState<Panel | null>();
  useEffect(() => {
    if (isWanted) void loadPanel().then((panel) => setPanel(() => panel));
  }, [isWanted]);
  return panel;
}

/** Fetches the panel, or gives null when that fails. */
export function loadPanel(): Promise<Panel | null> {
  return import('./chat-panel.tsx').then(
    ({ ChatPanel }) => ChatPanel,
    () => null,
  );
}

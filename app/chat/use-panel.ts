import { type ComponentType, useEffect, useState } from 'react';
import type { ChatPanelProps } from './chat-panel.tsx';

type Panel = ComponentType<ChatPanelProps>;

let loaded: Panel | undefined;

/**
 * The inside of the panel, which nobody waits for: it is fetched at the first sign that somebody
 * wants it, at the latest when the chat opens. `hasFailed` when it could not be fetched; the next
 * opening tries again.
 */
export function usePanel(isWanted: boolean): { Panel?: Panel; hasFailed: boolean } {
  const [hasFailed, setFailed] = useState(false);
  const [Panel, setPanel] = useState<Panel | undefined>(() => loaded);
  useEffect(() => {
    if (!isWanted || Panel) return;
    let isGone = false;
    fetchPanel().then(
      (panel) => {
        if (isGone) return;
        setFailed(false);
        setPanel(() => panel);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, Panel]);
  return { Panel, hasFailed };
}

/** Fetches the panel ahead of its use. A failure shows when it is used. */
export function loadPanel() {
  fetchPanel().catch(() => {});
}

async function fetchPanel(): Promise<Panel> {
  const { ChatPanel } = await import('./chat-panel.tsx');
  return (loaded = ChatPanel);
}

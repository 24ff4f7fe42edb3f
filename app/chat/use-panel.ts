import { useEffect, useState } from 'react';

type PanelModule = typeof import('./chat-panel.tsx');

/**
 * The inside of the panel, which nobody waits for: it is fetched at the first sign that somebody
 * wants it, at the latest when the chat opens. Null when it could not be fetched; the next opening
 * tries again.
 */
export function usePanel(isWanted: boolean): PanelModule | null | undefined {
  const [panel, setPanel] = useState<PanelModule | null>();
  useEffect(() => {
    if (isWanted) void loadPanel().then(setPanel);
  }, [isWanted]);
  return panel;
}

/** Fetches the panel, or gives null when that fails. */
export function loadPanel(): Promise<PanelModule | null> {
  return import('./chat-panel.tsx').catch(() => null);
}

import { useEffect, useState } from 'react';
import type { PanelOptions } from './chat-options.ts';

type Panel = typeof import('./chat-panel.tsx') & { late?: PanelOptions };
type LoadOptions = (() => Promise<PanelOptions>) | undefined;

/**
 * The inside of the panel, which nobody waits for: it is fetched at the first sign that somebody
 * wants it, at the latest when the chat opens. Null when it could not be fetched; the next opening
 * tries again, in browsers that ask again for a script that did not come (`lazy-with-retry.ts`).
 */
export function usePanel(isWanted: boolean, loadOptions: LoadOptions): Panel | null | undefined {
  const [panel, setPanel] = useState<Panel | null>();
  useEffect(() => {
    if (isWanted) void loadPanel(loadOptions).then(setPanel);
  }, [isWanted, loadOptions]);
  return panel;
}

/** Fetches the panel with its options, or gives null when that fails. */
export function loadPanel(loadOptions: LoadOptions): Promise<Panel | null> {
  return Promise.all([import('./chat-panel.tsx'), loadOptions?.()]).then(
    ([panel, late]) => ({ ...panel, late }),
    () => null,
  );
}

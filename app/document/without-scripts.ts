import { buildName } from './build-name.ts';

/**
 * The window name of a tab in which the page at this path runs without scripts, until the next build. A window's name survives
 * a reload, even where storage is blocked; `starter-script.server.ts` reads it.
 */
export const nameWithoutScripts = (path: string) => `without-scripts ${buildName} ${path}`;

/** The session storage key under which typed text survives one reload. */
export const typedKey = 'typed';

declare global {
  interface Window {
    /**
     * What stands in the forms, kept by the starter script from the first touch on, and in memory only: the fields may be gone when
     * the page fails.
     */
    typed?: {
      all: [name: string, value: string, isChecked: boolean, isFocused: boolean][];
      remember: () => void;
      restore: () => void;
    };
  }
}

/**
 * Reloads the page to run without scripts, with what was typed: all links and forms work that way. Does
 * nothing when the page already runs without scripts, or a reload loop would hide the error.
 */
export function goWithoutScripts(): void {
  const name = nameWithoutScripts(location.pathname);
  if (window.name === name) return;
  window.name = name;
  keepTyped();
  // Until the page is gone, somebody may go on typing.
  addEventListener('pagehide', keepTyped);
  location.reload();
}

function keepTyped(): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(window.typed?.all ?? []));
  } catch {
    // Where storage is blocked, the typed text is lost.
  }
}

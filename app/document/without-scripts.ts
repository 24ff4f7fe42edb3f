import { buildName } from './build-name.ts';

/**
 * The window name of a tab in which pages run without scripts, until the next build. A window's name survives
 * a reload, even where storage is blocked; `starter-script.server.ts` reads it.
 */
export const nameWithoutScripts = `without-scripts ${buildName}`;

/** The session storage key under which typed text survives one reload. */
export const typedKey = 'typed';

let typed: [name: string, value: string, isChecked: boolean][] = [];

/** Remembers, in memory only, what was typed into the forms of a page that is about to be replaced. */
export function rememberTyped(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('form [name]');
  if (fields.length === 0) return;
  typed = [...fields].map(({ name, value, checked }) => [name, value, checked]);
}

/**
 * Reloads the page to run without scripts, with what was typed: all links and forms work that way. Does
 * nothing when the page already runs without scripts, or a reload loop would hide the error.
 */
export function goWithoutScripts(): void {
  if (window.name === nameWithoutScripts) return;
  window.name = nameWithoutScripts;
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Where storage is blocked, the typed text is lost.
  }
  location.reload();
}

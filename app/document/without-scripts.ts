import { buildName } from './build-name.ts';

/**
 * The name of a tab in which pages stay as the server drew them, until another build is out. A window's name outlives
 * a reload, also where nothing may be stored; `starter-script.server.ts` reads it.
 */
export const nameWithoutScripts = `without-scripts ${buildName}`;

/** Where what was typed waits for the moment of one reload, in the tab's own storage. */
export const typedKey = 'typed';

let typed: [name: string, value: string, isChecked: boolean][] = [];

/** Notes what stands in the forms of a page that is about to be replaced, in memory alone. */
export function rememberTyped(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('form [name]');
  if (fields.length === 0) return;
  typed = [...fields].map(({ name, value, checked }) => [name, value, checked]);
}

/**
 * Loads the page again, to stay as the server draws it, with what was typed: all forms and links work so. Does
 * nothing where that is so already, or nobody would ever see why it goes round in circles.
 */
export function goWithoutScripts(): void {
  if (window.name === nameWithoutScripts) return;
  window.name = nameWithoutScripts;
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Where nothing may be stored, the page alone comes back.
  }
  location.reload();
}

import { buildName } from './build-name.ts';

/**
 * The window name of a tab in which the page at this path runs without scripts, until the next build. A window's name survives
 * a reload, even where storage is blocked; `starter-script.server.ts` reads it.
 */
export const nameWithoutScripts = (path: string) => `without-scripts ${buildName} ${path}`;

/** The session storage key under which typed text survives one reload. */
export const typedKey = 'typed';

type Typed = [name: string, value: string, isChecked: boolean, isFocused: boolean];

/** What stands in the forms, kept in memory only: the fields may be gone when the page fails. */
let typed: Typed[] = [];

/** Remembers what is typed from now on, and what was typed before. */
export function watchTyping(): void {
  rememberTyped();
  for (const event of ['input', 'focusin']) addEventListener(event, rememberTyped, true);
}

/** Remembers what stands in the forms, as long as there are any. */
export function rememberTyped(): void {
  const now = fields().map((field): Typed => {
    const { name, value, checked } = field;
    return [name, value, checked, field === document.activeElement];
  });
  if (now.length > 0) typed = now;
}

/** Puts it back where React has drawn the fields anew. */
export function restoreTyped(): void {
  for (const field of fields())
    for (const [name, value, isChecked, isFocused] of typed) {
      if (name !== field.name) continue;
      const isChoice = field.type === 'radio' || field.type === 'checkbox';
      if (!isChoice) field.value = value;
      else if (field.value === value) field.checked = isChecked;
      if (isFocused && field.value === value) field.focus();
    }
}

function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('form [name]:not([type=file])')];
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
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Where storage is blocked, the typed text is lost.
  }
}

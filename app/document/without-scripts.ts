import { buildName } from './build-name.ts';

/**
 * The window name of a tab in which the page at this path runs without scripts, until the next build. A window's name survives
 * a reload, even where storage is blocked; `inline/starter.ts` reads it.
 */
export const nameWithoutScripts = (path: string) => `without-scripts ${buildName} ${path}`;

/**
 * The window name of a tab in which somebody has changed the page at this path while React was taking it over: it has been
 * reloaded once, and waits for what deals with that.
 */
const nameForOthers = () => `changed-by-others ${location.pathname}`;
export const hasBeenChanged = () => window.name === nameForOthers();

/** The session storage key under which typed text survives one reload. */
export const typedKey = 'typed';

type Typed = [name: string, value: string, isChecked: boolean];

/** What stands in the forms, kept in memory only: the fields may be gone when the page fails. */
let typed: Typed[] = [];

/** Remembers what is typed from now on, and what was typed before. */
export function watchTyping(): void {
  rememberTyped();
  addEventListener('input', rememberTyped, true);
}

/** Remembers what stands in the forms, as long as there are any. */
export function rememberTyped(): void {
  const now = fields().map(toTyped);
  if (now.length > 0) typed = now;
}

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('form [name]:not([type=file])'),
];
const toTyped = ({ name, value, checked }: HTMLInputElement): Typed => [name, value, checked];

/** Whether somebody has a form before them. */
export const hasForm = () => typed.length > 0;

/**
 * Reloads the page, with what was typed: to run without scripts, which all links and forms can do, or where others have changed
 * it, to be ready for them once before that. Does nothing when the page already runs without scripts, or a reload loop
 * would hide the error.
 */
export function startAgain(isChangedByOthers = false): void {
  const isReady = !isChangedByOthers || hasBeenChanged();
  const name = isReady ? nameWithoutScripts(location.pathname) : nameForOthers();
  if (window.name === name) return;
  window.name = name;
  const before = typed;
  keep(before);
  // Until the page goes somebody may type on, into fields that React has drawn anew.
  addEventListener('pagehide', () => {
    const changed = fields().filter(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    );
    keep([...before, ...changed.map(toTyped)]);
  });
  location.reload();
}

function keep(some: Typed[]): void {
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(some));
  } catch {
    // Where storage is blocked, the typed text is lost.
  }
}

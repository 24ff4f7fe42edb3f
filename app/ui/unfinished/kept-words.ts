import { tabStorage } from '../tab-storage.ts';

/** What stands in the fields of a form, by their names. */
export type Words = Readonly<Record<string, string>>;

type Kept = { at: string; words: Words };

/** Keeps what is not finished in this tab, with the time; words that are all empty are none. */
export function keepWords(key: string, words: Words): void {
  const all = { ...unfinished.read() };
  delete all[key];
  const isEmpty = Object.values(words).every((text) => text.trim() === '');
  unfinished.write(isEmpty ? all : { ...all, [key]: { at: new Date().toISOString(), words } });
}

/** What is not finished under this key, and since when (ISO 8601). */
export function keptWords(key: string): Kept | undefined {
  return unfinished.read()[key];
}

export function forgetWords(key: string): void {
  keepWords(key, {});
}

const unfinished = tabStorage<Kept>('unfinished');

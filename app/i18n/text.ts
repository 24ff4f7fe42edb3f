import { createContext, use } from 'react';
import type { Bilingual, Language } from './language.ts';

/** The words of one page or component: a name for each, every language side by side. */
export type Texts = Record<string, Bilingual>;

/** Declares the words of a page. Only there so that a missing language is a compile error. */
export function defineTexts<const T extends Texts>(texts: T): T {
  return texts;
}

/** The words in one language, for places that know it without React (mails, actions). */
export function textsIn<T extends Texts>(texts: T, language: Language): TextsOf<T> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text[language]]),
  ) as TextsOf<T>;
}

/** Each text to the letter, so that the compiler knows what is to be filled in (`fill.ts`). */
type TextsOf<T extends Texts> = { [Name in keyof T]: T[Name][Language] };

/** Set once by the root; every component below reads it. */
export const LanguageContext = createContext<Language>('en');

/** The language in which the current page is read. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The words of a page in the language in which it is read. */
export function useTexts<T extends Texts>(texts: T): TextsOf<T> {
  return textsIn(texts, useLanguage());
}

import { createContext, use } from 'react';
import type { Bilingual, Language } from './language.ts';

/** The texts of a page or component: for each name all languages. */
export type Texts = Record<string, Bilingual>;

/** Declares the texts of a page. Exists only to make a missing language a compile error. */
export function defineTexts<const T extends Texts>(texts: T): T {
  return texts;
}

/**
 * The texts in one language, for code outside React (mails, actions); the same object each time. Picked out once: a
 * quarter of the time in which the staff's list answers a press went into doing that with each rendering.
 */
export function textsIn<T extends Texts>(texts: T, language: Language): TextsOf<T> {
  let known = picked[language].get(texts);
  if (!known) {
    known = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]));
    picked[language].set(texts, known);
  }
  return known as TextsOf<T>;
}

const picked: Record<Language, WeakMap<Texts, Record<string, string>>> = {
  en: new WeakMap(),
  bn: new WeakMap(),
};

/** Keeps literal types, so that the compiler knows the placeholders (`fill.ts`). */
type TextsOf<T extends Texts> = { [Name in keyof T]: T[Name][Language] };

/** Set once by the root and read by all components below. */
export const LanguageContext = createContext<Language>('en');

/** The language of the current page. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The texts in the language of the current page. */
export function useTexts<T extends Texts>(texts: T): TextsOf<T> {
  return textsIn(texts, useLanguage());
}

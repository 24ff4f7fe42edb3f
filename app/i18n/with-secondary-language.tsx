import type { Bilingual } from './language.ts';
import { SecondaryLanguage } from './secondary-language.tsx';
import { useLanguage } from './text.ts';

/** A text in the language of the page; on an English page followed by its Bengali version. */
export function WithSecondaryLanguage({ text }: { text: Bilingual }) {
  if (useLanguage() === 'bn') return text.bn;
  return (
    <>
      {text.en} <SecondaryLanguage text={text} />
    </>
  );
}

import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';

/**
 * A text in the language of the page; on an English page its Bengali companion stands beside it,
 * because many visitors read only that.
 */
export function WithSecondaryLanguage({ text }: { text: Bilingual }) {
  if (useLanguage() === 'bn') return text.bn;
  return (
    <>
      {text.en} <span lang="bn">{text.bn}</span>
    </>
  );
}

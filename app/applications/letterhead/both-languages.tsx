import type { Bilingual } from '#app/i18n/language.ts';

/** A text in both languages, Bengali first: what is printed is read by applicants and by authorities. */
export function BothLanguages({ text }: { text: Bilingual }) {
  return (
    <>
      <span lang="bn">{text.bn}</span> <span lang="en">{text.en}</span>
    </>
  );
}

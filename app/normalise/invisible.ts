/**
 * The text without characters that show nothing (BOM, bidi marks, zero width characters of a pasted
 * PDF), except joiners that touch a hasanta: in র‍্যাব they choose the shape of the conjunct.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character, at: number) => {
    const joins =
      /[\u200c\u200d]/.test(character) && [text[at - 1], text[at + 1]].includes('\u09cd');
    return joins ? character : '';
  });
}

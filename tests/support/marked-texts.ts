import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type DocumentId, type Documents, documentIds, documents } from '#app/content/documents.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import type { DocumentKind, Field } from '#app/content/fields.ts';
import { contentWithLeaves, isRecord, leavesIn, placeAt } from '#app/content/leaves.ts';
import { type Language, languages } from '#app/i18n/language.ts';

/** A text of the shipped content, with what staff call its field. */
export type ShippedText = {
  document: DocumentId;
  title: string;
  label: string;
  /** In each language by its paragraphs and lines, without the places that a page fills in. */
  lines: Record<Language, string[]>;
};

/**
 * The shipped content with a mark of its own in each text: what is drawn of it on a page is then known for certain,
 * where shipped texts that only say the same cannot be told apart.
 */
export function markedTexts(): { content: Documents; texts: Map<string, ShippedText> } {
  const shipped = defaultDocuments();
  const texts = new Map<string, ShippedText>();
  const made = documentIds.map((document) => {
    const { fields, title }: DocumentKind = documents[document];
    const leaves = Object.entries(leavesIn(fields, shipped[document])).flatMap(([path, value]) => {
      const place = placeAt(fields, path);
      if (place?.kind !== 'leaf' || place.field.isMachineOnly || !isWords(place.field, value))
        return [];
      const mark = markOf(texts.size);
      const label = labelAt(fields, shipped[document], path, 'en');
      const lines = { en: linesOf(value, 'en'), bn: linesOf(value, 'bn') };
      texts.set(mark, { document, title: title.en, label, lines });
      return [[path, marked(value, mark)]];
    });
    return [document, contentWithLeaves(fields, shipped[document], Object.fromEntries(leaves))];
  });
  return { content: Object.fromEntries(made) as Documents, texts };
}

/** The marks that the body of a page has in its text, in their order. */
export function marksIn(html: string): string[] {
  const text = html
    .replace(/^.*?<body/s, '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '');
  return [...new Set(text.match(/qz[a-j]+zq/g))];
}

function markOf(number: number): string {
  return `qz${String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}zq`;
}

/** Numbers, links and choices are drawn in other ways than they are kept. */
function isWords(field: Field, value: unknown): boolean {
  if (field.type !== 'fact') return true;
  return typeof value === 'string' && value !== '' && /^(line|email)$/.test(field.control.kind);
}

function marked(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, mark));
  if (!isRecord(value)) return `${String(value)} ${mark}`;
  return Object.fromEntries(
    languages.map((language) => [language, `${String(value[language])} ${mark}`]),
  );
}

function linesOf(value: unknown, language: Language): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, language));
  const text = String(isRecord(value) ? value[language] : value);
  const lines = text.replace(/\*\*/g, '').split(/\n+|\{\w+\}/);
  return lines.filter((line) => line.trim().length > 3 || lines.length === 1);
}

import type { Language } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { Column } from '#app/work/work-list.server.ts';
import { tablesOf } from './evidence-tables.ts';
import type { Evidence } from './evidence.ts';

/** A number of the sheet with all that says what it counts, so that a spreadsheet can sort and add. */
type Line = { until: string; table: string; line: string; counted: string; number: string };

/** The numbers of the sheet in its order and its words. */
export function linesOf(evidence: Evidence, language: Language): Line[] {
  const { until } = evidence;
  return tablesOf(evidence, language).flatMap(({ title: table, headings, rows }) =>
    rows.flatMap(({ name: line, values }) =>
      values.map((value, index) => ({
        ...{ until, table, line, counted: headings[index] ?? '', number: String(value ?? '') },
      })),
    ),
  );
}

const heads = defineTexts({
  year: { en: 'Year', bn: 'বছর' },
  until: { en: 'Counted until', bn: 'যে দিন পর্যন্ত গোনা' },
  table: { en: 'Table', bn: 'ছক' },
  line: { en: 'Line', bn: 'সারি' },
  counted: { en: 'What is counted', bn: 'কী গোনা হয়েছে' },
  number: { en: 'Number', bn: 'সংখ্যা' },
});

export const evidenceColumns: Column<Line>[] = [
  [heads.year, ({ until }) => until.slice(0, 4)],
  [heads.until, ({ until }) => until],
  [heads.table, ({ table }) => table],
  [heads.line, ({ line }) => line],
  [heads.counted, ({ counted }) => counted],
  [heads.number, ({ number }) => number],
];

import * as v from 'valibot';
import { file, ok } from '#app/http/answers.server.ts';
import { jsonOrForm } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { ownerRoutes } from '#app/http/routes.server.ts';
import { type Column, csvDownload, csvPieces } from '#app/work/work-list.server.ts';
import { exportLanguage } from '#app/work/work-list.ts';
import { type Evidence, evidence } from './evidence.ts';
import { readEvidence, yearOf } from './read-evidence.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import { tablesOf } from './evidence-tables.ts';

const year = v.pipe(
  v.optional(v.pipe(v.string('invalid'), v.regex(/^20\d\d$/, 'invalid'))),
  v.description('A year of Dhaka, not after the current one, which it is where none is given'),
);

/** The numbers of a year, on paper and as a file. Money of all cases together, and complaints about staff, are an owner's. */
export const evidenceRoutes = ownerRoutes('History')
  .route(
    'GET /api/evidence',
    {
      summary:
        'What a year has of receipts and refunds, complaints and their answers, contracts explained before departure, consents and checks of facts, without anybody’s name',
      query: v.object({ year }),
      answer: ok(evidence, 'Numbers'),
      refuses: ['invalid_input'],
    },
    ({ db, services, now, query, refuse }) => {
      const asked = Number(query.year ?? yearOf(now));
      if (asked > yearOf(now)) throw refuse('invalid_input', notYet);
      return readEvidence(db, services.content, { year: asked, now });
    },
  )
  .route(
    'POST /api/evidence/export',
    {
      summary: 'The same as CSV, a line for each number; the export is logged',
      body: jsonOrForm(v.object({ year, language: exportLanguage })),
      answer: file('text/csv', 'A file'),
      refuses: ['invalid_input'],
    },
    async (scope) => {
      const { db, services, now, body, refuse } = scope;
      const asked = Number(body.year ?? yearOf(now));
      if (asked > yearOf(now)) throw refuse('invalid_input', notYet);
      const numbers = await readEvidence(db, services.content, { year: asked, now });
      const rows = linesOf(numbers, body.language ?? 'en');
      return csvDownload(
        scope,
        { action: 'evidence.exported', subject: String(asked), name: `sampan-${asked}` },
        csvPieces(evidenceColumns, async () => ({ rows, next: null }), body.language),
      );
    },
  );

const notYet = { errors: [fieldError('year', 'out_of_range')] };

/** A number of the sheet with all that says what it counts, so that a spreadsheet can sort and add. */
type Line = { until: string; table: string; line: string; counted: string; number: string };

/** The numbers of the sheet in its order and its words. */
function linesOf(evidence: Evidence, language: Language): Line[] {
  const { until } = evidence;
  return tablesOf(evidence, language).flatMap(({ title: table, headings, rows }) =>
    rows.flatMap(({ name: line, values }) =>
      values.map((value, index) => ({
        until,
        table,
        line,
        counted: headings[index] ?? '',
        number: String(value ?? ''),
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

const evidenceColumns: Column<Line>[] = [
  [heads.year, ({ until }) => until.slice(0, 4)],
  [heads.until, ({ until }) => until],
  [heads.table, ({ table }) => table],
  [heads.line, ({ line }) => line],
  [heads.counted, ({ counted }) => counted],
  [heads.number, ({ number }) => number],
];

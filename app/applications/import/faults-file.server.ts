import type { Database } from '#app/database/database.server.ts';
import { csv, guarded } from '#app/http/csv.server.ts';
import type { Language } from '#app/i18n/language.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { faultSentence } from './fault-sentence.ts';
import type { TableRow } from './columns.ts';
import { readParts, storedJson } from './import-parts.server.ts';
import type { KeptSheet, PlanChoice, PlannedRow } from './make-plan.server.ts';

/**
 * The faulty rows of a plan with the columns that the list has, and one more that says why: to be corrected and brought in again. Null where
 * the list is gone.
 */
export async function faultsFile(
  db: Database,
  cipher: PassportCipher,
  batch: string,
  language: Language,
): Promise<string | null> {
  const list = await db
    .selectFrom('importBatch')
    .select('choice')
    .where('_id', '=', batch)
    .executeTakeFirst();
  if (!list?.choice) return null;
  const { sheet, columns } = storedJson<PlanChoice>(list.choice);
  const [sheets] = (await readParts<KeptSheet[]>(db, cipher, { batch, kind: 'sheets' })) ?? [];
  const table = await readParts<TableRow[]>(db, cipher, { batch, kind: `sheet${sheet}` });
  const plan = await readParts<PlannedRow[]>(db, cipher, { batch, kind: 'plan' });
  const kept = sheets?.[sheet];
  if (!kept || !table || !plan) return null;
  const cellsOf = new Map(table.flat().map(({ row, cells }) => [row, cells]));
  const faulty = plan.flat().filter(({ state }) => state === 'faulty');
  const headings = kept.columns.map(({ heading }) => heading);
  // Brought in again, this column is left out by its heading.
  const rows = [
    [...headings, whyHeading],
    ...faulty.map(({ row, faults }) => [
      ...columns.map((_, at) => cellsOf.get(row)?.[at] ?? ''),
      faults.map((fault) => faultSentence(language, fault)).join(' '),
    ]),
  ];
  // Excel reads UTF-8 by its mark alone.
  return `\ufeff${csv(rows.map((row) => row.map(guarded)))}`;
}

/** The heading of the column that says why, in both languages. */
const whyHeading = 'To correct / যা ঠিক করতে হবে';

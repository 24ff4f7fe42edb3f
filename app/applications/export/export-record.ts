import { keysOf } from '#app/config/typed-record.ts';
import * as v from 'valibot';
import { applicationSearch } from '../search/application-search.ts';

/** A search whose result is exported; with `money` what was paid, for owners alone. */
export const exportedSearch = v.object({
  ...applicationSearch.entries,
  money: v.pipe(
    v.optional(v.picklist(['', '1'], 'invalid'), ''),
    v.description('1: with what was paid and given back, for owners alone'),
  ),
});

export type ExportedSearch = v.InferOutput<typeof exportedSearch>;

const fields = keysOf(exportedSearch.entries);

/** What the log says of an export: how many applications it held, by what they were chosen, and whether with money. */
export type ExportRecord = { count: number; chosenBy: (keyof ExportedSearch)[] };

/** An export as the subject of its event: `count=12&by=q+country`. The kinds of filters, not what was asked for. */
export function exportSubject(count: number, search: Partial<ExportedSearch>): string {
  const by = fields.filter((field) => search[field]).join(' ');
  return new URLSearchParams({ count: String(count), by }).toString();
}

/** Reads such a subject; null for an event of before there were any. */
export function readExportSubject(subject: string): ExportRecord | null {
  const parameters = new URLSearchParams(subject);
  const by = parameters.get('by')?.split(' ') ?? [];
  if (!parameters.has('count')) return null;
  return {
    count: Number(parameters.get('count')),
    chosenBy: fields.filter((f) => by.includes(f)),
  };
}

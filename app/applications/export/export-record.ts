import { keysOf } from '#app/config/typed-record.ts';
import { type ExportedSearch, exportedSearch } from './exported-search.ts';

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

import { type ApplicationSearch, searchFields } from '../search/application-search.ts';

/** What the log says of an export: how many applications it held, and by what they were chosen. */
export type ExportRecord = { count: number; chosenBy: (keyof ApplicationSearch)[] };

/** An export as the subject of its event: `count=12&by=q+country`. The kinds of filters, not what was asked for. */
export function exportSubject(count: number, search: ApplicationSearch): string {
  const by = searchFields.filter((field) => search[field]).join(' ');
  return new URLSearchParams({ count: String(count), by }).toString();
}

/** Reads such a subject; null for an event of before there were any. */
export function readExportSubject(subject: string): ExportRecord | null {
  const parameters = new URLSearchParams(subject);
  const by = parameters.get('by')?.split(' ') ?? [];
  if (!parameters.has('count')) return null;
  return {
    count: Number(parameters.get('count')),
    chosenBy: searchFields.filter((f) => by.includes(f)),
  };
}

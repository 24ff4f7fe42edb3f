import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { isSameValue } from '#app/content/same-value.ts';

/** Whether the agency has another name than the one that is drawn in the shipped logo, in Latin letters. */
export function isRenamed({ agency }: Documents): boolean {
  const shipped = defaultDocuments().agency;
  return !isSameValue(agency.agency.name.en, shipped.agency.name.en);
}

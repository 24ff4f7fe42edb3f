import { readFileSync } from 'node:fs';
import type { Documents } from '#app/content/documents.ts';
import { shippedPath } from '../shipped-file.server.ts';

let drawnName: string | undefined;

/**
 * Whether the agency has another name than the one that is drawn in the shipped logo, in Latin letters. The drawing says
 * itself which that is; what is shipped as content may be another agency's.
 */
export function isRenamed({ agency }: Documents): boolean {
  drawnName ??= /aria-label="(.*?)"/.exec(logo())?.[1] ?? '';
  return agency.agency.name.en !== drawnName;
}

function logo(): string {
  return readFileSync(shippedPath('/illustrations/logo.svg'), 'utf8');
}

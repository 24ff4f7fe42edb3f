import type { Tables } from './tables.ts';

/**
 * By what a row of each table is known, for copying and comparing whole tables. In the order in which
 * they can be filled: what others refer to comes first. The content version is not among them, because
 * every installation counts for itself, nor are its running processes, nor the search terms, which are
 * made anew where they are missing (`refreshNormalised`).
 */
export const tableKeys = {
  staff: ['id'],
  account: ['id'],
  session: ['id'],
  verification: ['id'],
  twoFactor: ['id'],
  staffLink: ['_id'],
  application: ['_id'],
  galleryItem: ['_id'],
  image: ['key'],
  hostedImage: ['name'],
  event: ['_id'],
  outbox: ['_id'],
  rateLimit: ['key'],
  browserError: ['day', 'build', 'kind', 'name', 'page'],
  task: ['name'],
  secretKey: ['name'],
} satisfies Keys;

/** Every other table, so that a new one which is forgotten here does not compile. */
type Keys = {
  [
    Table in Exclude<keyof Tables, 'contentVersion' | 'runningProcess' | 'applicationTerm'>
  ]: (keyof Tables[Table] & string)[];
};

export type CopiedTable = keyof Keys;

/**
 * What opens the site to somebody for a while. A backup must not bring it back: sessions that were ended
 * since, second steps, and links that were used or withdrawn.
 */
export const passingTables = [
  'session',
  'verification',
  'staffLink',
] as const satisfies CopiedTable[];

/** The names of the tables, in the order in which they can be filled. */
export const copiedTables = Object.keys(tableKeys).filter(isCopied);

function isCopied(name: string): name is CopiedTable {
  return name in tableKeys;
}

/** The same without what is not to come back from a backup. */
export const keptTables = copiedTables.filter(
  (table) => !passingTables.some((passing) => passing === table),
);

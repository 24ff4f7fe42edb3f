import type { Tables } from './tables.ts';

/**
 * The key of each table, for copying and comparing whole tables. In the order in which they can be filled:
 * referenced tables come first. Not included are the content version and the running processes, which belong
 * to one installation, and what is made anew where it is missing: the search terms (`refreshNormalised`) and
 * the fonts cut for published words; nor the rows of lists, which are kept for a day.
 */
export const tableKeys = {
  staff: ['id'],
  account: ['id'],
  session: ['id'],
  verification: ['id'],
  twoFactor: ['id'],
  staffPreference: ['staffId'],
  staffRole: ['staffId'],
  staffLink: ['_id'],
  application: ['_id'],
  differentPeople: ['one', 'another'],
  callLog: ['_id'],
  stageMove: ['_id'],
  caseNote: ['_id'],
  factChange: ['_id'],
  checklistMark: ['_id'],
  payment: ['_id'],
  jobOrder: ['_id'],
  importBatch: ['_id'],
  receiptSeries: ['year'],
  ownerSetting: ['name'],
  pendingSetting: ['name'],
  complaint: ['_id'],
  complaintEntry: ['_id'],
  falseIdentity: ['_id'],
  dayCount: ['day', 'name'],
  contactMessage: ['_id'],
  galleryItem: ['_id'],
  image: ['key'],
  hostedImage: ['name'],
  withdrawnPicture: ['key'],
  contentDocument: ['_id'],
  contentRevision: ['_id'],
  contentPicture: ['key'],
  contentPictureUse: ['key', 'document', 'revision'],
  event: ['_id'],
  outbox: ['_id'],
  rateLimit: ['key'],
  browserError: ['day', 'build', 'kind', 'name', 'page'],
  task: ['name'],
  secretKey: ['name'],
} satisfies Keys;

/** Every other table, so that forgetting a new one here does not compile. */
type Keys = {
  [
    Table in Exclude<
      keyof Tables,
      'contentVersion' | 'runningProcess' | 'applicationTerm' | 'contentFont' | 'importPart'
    >
  ]: (keyof Tables[Table] & string)[];
};

export type CopiedTable = keyof Keys;

/**
 * Tables that give somebody access for a while. A restored backup must not revive ended sessions, second
 * steps, and links that have been used or withdrawn.
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

/** The same without the tables that a backup does not restore. */
export const keptTables = copiedTables.filter(
  (table) => !passingTables.some((passing) => passing === table),
);

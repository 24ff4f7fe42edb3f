import type { Database } from '#app/database/database.server.ts';
import { noticeOf } from './content-with.ts';
import { fitsField } from '../faults/faults.ts';
import { noticeDocument } from '../kinds/notice.ts';
import { type Overrides, parseStored } from '../stored-content.ts';
import type { Notice } from './news.ts';
import { noticeFields } from './notice-fields.ts';

/** Whether a notice was ever published. Who and when stay when its texts are erased. */
export async function isNewsThere(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('contentRevision')
    .select('_id')
    .where('document', 'like', 'news.%')
    .where('number', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The notice of these overrides; none where a field is missing, as after its publication was undone. */
export function noticeIn(id: string, overrides: Overrides): Notice[] {
  // Nothing of it is shipped, so there is nothing to compare with: a site has hundreds in the end.
  const values = Object.entries(noticeFields).flatMap(([name, field]) => {
    const value = overrides[name]?.value ?? undefined;
    return value !== undefined && fits(name, field, value) ? [[name, value] as const] : [];
  });
  return noticeOf(id, Object.fromEntries(values));
}

/**
 * A reader of stored notices that checks each text once: most are the same at every reading, and checking 500 takes
 * as long as all else.
 */
export function rememberingNotices(): (id: string, published: string | null) => Notice[] {
  const known = new Map<string, { published: string | null; notices: Notice[] }>();
  return (id, published) => {
    const before = known.get(id);
    if (before?.published === published) return before.notices;
    const notices = noticeIn(id, parseStored<Overrides>(published));
    known.set(id, { published, notices });
    return notices;
  };
}

const fits = fitsField(noticeDocument, {});

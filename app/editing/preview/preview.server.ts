import * as v from 'valibot';
import type { Services } from '#app/services/services.server.ts';
import { staffSession } from '#app/http/staff-session.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { findFaults } from '#app/content/faults/faults.ts';
import {
  type Leaves,
  contentWithLeaves,
  itemsOnPath,
  leavesIn,
  placeAt,
  valueAt,
} from '#app/content/leaves.ts';
import { isStaffPath } from '#app/http/staff-path.ts';
import { noticeOf } from '#app/content/news/content-with.ts';
import { type News, newsAt } from '#app/content/news/news.ts';
import { momentIn } from '../notices/listed-notice.server.ts';
import {
  type EditedDocument,
  readAllEdited,
  readAllNotices,
} from '../documents/edited-document.server.ts';

/** Whether an address asks for a public page with the drafts in it: `?preview=draft`. */
export function isPreview({ pathname, searchParams }: URL): boolean {
  return searchParams.get('preview') === 'draft' && !isStaffPath(pathname);
}

/**
 * The content with all drafts over it, for signed-in staff who may work. Anybody else is sent to the public page:
 * without a cookie before any database is asked.
 */
export async function draftContent(
  services: Services,
  request: Request,
): Promise<Documents | Response> {
  const cookies = request.headers.get('cookie') ?? '';
  const session = cookies.includes('sampan-session')
    ? await staffSession(services, request.headers)
    : null;
  if (!session || session.staff.mustChangePassword || session.staff.mustAddSecondFactor)
    return toPublicPage(request.url);
  const { db } = services.database;
  const [drafts, notices] = await Promise.all([readAllEdited(db), readAllNotices(db)]);
  const shown = Object.fromEntries(drafts.map((document) => [document.id, withoutGaps(document)]));
  return {
    ...services.content.current().documents,
    ...shown,
    news: newsWithDrafts(notices, services.now()),
  };
}

/** The notices with their drafts. One that has not begun, or whose end nobody has set, is shown as if it ran. */
function newsWithDrafts(notices: EditedDocument[], now: Date): News {
  const there = notices.filter(({ row }) => !row?.deletedAt);
  const at = now.toISOString();
  const all = there.flatMap((document) => {
    const content = withoutGaps(document);
    const until = momentIn(content.until) ?? new Date(now.getTime() + dayMs).toISOString();
    const from = momentIn(content.from) ?? at;
    return noticeOf(document.id, { ...content, until, from: from < at ? from : at });
  });
  return newsAt(all, all.length > 0, now);
}

const dayMs = 86_400_000;

function toPublicPage(address: string): Response {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('preview');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return new Response(null, {
    status: 303,
    // Never `//host`, which a browser would take for another host.
    headers: { location: pathname.replace(/^\/+/, '/') + query, 'cache-control': 'no-store' },
  });
}

/**
 * The draft as a page can draw it: an item that somebody has only begun to write is left out, and a field that was
 * taken away stands as it is published. So does a fact that is none yet: half a day or half an address would throw where
 * it is read, and in the foot of the page take every preview with it.
 */
function withoutGaps({ kind, shipped, published, resolved, draftContent: draft }: EditedDocument) {
  const drafted = leavesIn(kind.fields, draft);
  const leaves: Leaves = {};
  for (const { path, code } of findFaults(kind, draft, shipped)) {
    const item = itemsOnPath(kind.fields, path).at(-1);
    const place = placeAt(kind.fields, path);
    if (place?.kind === 'leaf' && place.field.type === 'fact') {
      // Faults of a rule: such a fact can be drawn.
      if (v.is(place.field.schema, drafted[path])) continue;
      const before = published[path];
      const isGap = before === undefined && !place.field.isOptional;
      leaves[isGap && item !== undefined ? item : path] = before ?? null;
    } else if (code === 'missing' || code === 'invalid') {
      leaves[item ?? path] = item === undefined ? valueAt(resolved.content, path) : null;
    }
  }
  return contentWithLeaves(kind.fields, draft, leaves);
}

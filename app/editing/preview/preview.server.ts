import type { Services } from '#app/config/services.server.ts';
import { staffSession } from '#app/auth/staff-session.server.ts';
import { type Documents, documentIds, documents } from '#app/content/documents.ts';
import { type Leaves, contentWithLeaves } from '#app/content/leaves.ts';
import { parseStored } from '#app/content/stored-content.ts';

/** Whether an address asks for a page with the drafts in it: `?preview=draft`. */
export function isPreview({ searchParams }: URL): boolean {
  return searchParams.get('preview') === 'draft';
}

/**
 * The content with all drafts over it, for signed-in staff. Anybody else is sent to the public page: without a
 * cookie before any database is asked.
 */
export async function draftContent(
  services: Services,
  request: Request,
): Promise<Documents | Response> {
  const cookies = request.headers.get('cookie') ?? '';
  const session = cookies.includes('sampan-session')
    ? await staffSession(services, request.headers)
    : null;
  if (!session) return toPublicPage(request.url);
  return withDrafts(services);
}

function toPublicPage(address: string): Response {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('preview');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return new Response(null, {
    status: 303,
    headers: { location: pathname + query, 'cache-control': 'no-store' },
  });
}

async function withDrafts({ database, content }: Services): Promise<Documents> {
  const published = content.current().documents;
  const rows = await database.db
    .selectFrom('contentDocument')
    .select(['_id', 'draft'])
    .where('draft', 'is not', null)
    .execute();
  const drafts = new Map(rows.map(({ _id, draft }) => [_id, leavesOf(draft)]));
  const changed = documentIds
    .filter((id) => drafts.has(id))
    .map(
      (id) =>
        [id, contentWithLeaves(documents[id].fields, published[id], drafts.get(id) ?? {})] as const,
    );
  return { ...published, ...Object.fromEntries(changed) };
}

/** The values of a stored draft, by path. */
function leavesOf(draft: string | null): Leaves {
  const stored = parseStored<Record<string, { value: unknown }>>(draft);
  return Object.fromEntries(Object.entries(stored).map(([path, { value }]) => [path, value]));
}

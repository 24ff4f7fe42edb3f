import { staffMeta } from '#app/brand/staff-meta.ts';
import { kindOf } from '#app/content/documents.ts';
import { callApi } from '#app/http/api-client.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { UnknownDocument } from '../unknown-document.tsx';
import type { Route } from './+types/content-history-page';
import { ContentHistory } from './content-history.tsx';
import { historyTexts } from './history.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, historyTexts.history);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const revisions = kindOf(id)
    ? callApi('GET /api/content/:id/revisions', { params: { id } })
    : null;
  return { id, revisions };
}

/** Every version of a document: who, when and what, two of them compared, and putting one back. */
export default function ContentHistoryPage({
  loaderData: { id, revisions },
}: Route.ComponentProps) {
  const result = useLoaded(revisions);
  const kind = kindOf(id);
  if (!kind) return <UnknownDocument />;
  // The whole answer, because it tells whether there are older ones.
  const whole = result?.ok ? { ...result, data: result } : result;
  return (
    <Loaded result={whole} keepsContent gone={<UnknownDocument />}>
      {({ data, next }) => <ContentHistory key={id} {...{ id, kind }} newest={data} next={next} />}
    </Loaded>
  );
}

import { staffMeta } from '#app/brand/staff-meta.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { trashListTexts } from '#app/work/record.text.ts';
import { TrashPage, trashPage } from '#app/work/trash-list.tsx';
import type { Route } from './+types/jobs-trash-page';
import { jobsTexts } from './desk.text.ts';
import { jobActs } from './job-acts.ts';
import { placeOf } from './job-row.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, trashListTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = async (query: PageQuery) => {
    const found = await callApi('GET /api/job/trash', { query });
    if (!found.ok) return found;
    return {
      ...found,
      data: found.data.map((row) => ({ ...row, name: row.title.bn || row.title.en || '…' })),
    };
  };
  return { rows: startList(request.url, fetchPage, trashPage) };
}

export const clientAction = actionOf(jobActs);

/** The job orders that were deleted, to be taken back. */
export default function JobsTrashPage({ loaderData }: Route.ComponentProps) {
  const words = useTexts(jobsTexts);
  const language = useLanguage();
  return (
    <TrashPage
      source={loaderData.rows}
      actions={jobActs}
      words={words}
      detailOf={(order) => placeOf(order, language)}
    />
  );
}

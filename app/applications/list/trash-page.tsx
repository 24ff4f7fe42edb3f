import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { TrashPage, trashPage } from '#app/work/trash-list.tsx';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { trashListTexts } from '#app/work/record.text.ts';
import type { Route } from './+types/trash-page';
import type { Application } from '../application.ts';
import { applicationActs } from '../case/application-acts.ts';
import { trashTexts } from './view.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, trashListTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = (query: PageQuery) => callApi('GET /api/application/trash', { query });
  return { rows: startList(request.url, fetchPage, trashPage) };
}

export const clientAction = actionOf(applicationActs);

/** Deleted applications, to be taken back. */
export default function ApplicationTrashPage({ loaderData }: Route.ComponentProps) {
  const words = useTexts(trashTexts);
  return <TrashPage source={loaderData.rows} actions={applicationActs} {...{ words, detailOf }} />;
}

function detailOf({ job, receiptNumber }: Application) {
  return (
    <>
      {job && <bdi>{job}</bdi>}
      {job && ', '}
      <span className="num">{receiptNumber}</span>
    </>
  );
}

import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { textsIn, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { type FetchPage, fetchRows, shownRows } from '#app/platform/paged-list.ts';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import { TrashList, trashPage } from '#app/ui/trash-list.tsx';
import type { Trashed } from '#app/ui/trashed-row.tsx';
import { actionOf } from '#app/ui/use-action.ts';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/trash-page';
import type { Application } from './application.ts';
import { applicationActs } from './staff-work/application-acts.ts';
import { trashTexts } from './staff-work/pages.text.ts';

const fetchPage: FetchPage<Application & Trashed> = (query) =>
  callApi('GET /api/application/trash', { query });

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(trashTexts, language).title, agency.name[language]);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const count = shownRows(request.url, trashPage);
  return { firstRows: fetchRows(fetchPage, count) };
}

export const clientAction = actionOf(applicationActs);

/** Deleted applications, to be taken back. */
export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(trashTexts);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <TrashList
        firstRows={loaderData.firstRows}
        fetchPage={fetchPage}
        acts={applicationActs}
        words={texts}
        detailOf={detailOf}
      />
    </>
  );
}

function detailOf({ job, receiptNumber }: Application) {
  return (
    <>
      <bdi>{job}</bdi>, <span className="num">{receiptNumber}</span>
    </>
  );
}

import { staffMeta } from '#app/brand/staff-meta.ts';
import { type PageQuery, callApi } from '#app/http/api-client.ts';
import { startList } from '#app/http/paged-list.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { TrashPage, trashPage } from '#app/work/trash-list.tsx';
import { trashListTexts } from '#app/work/record.text.ts';
import type { Route } from './+types/complaint-trash-page';
import { kindTexts } from '../complaint.text.ts';
import type { TrashedComplaint } from '../desk/staff-complaint.ts';
import { complaintActs } from './complaint-acts.ts';
import { complaintTrashTexts } from './desk.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, trashListTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fetchPage = async (query: PageQuery) => {
    const found = await callApi('GET /api/complaint/trash', { query });
    if (!found.ok) return found;
    return { ...found, data: found.data.map((row) => ({ ...row, name: row.reference })) };
  };
  return { rows: startList(request.url, fetchPage, trashPage) };
}

export const clientAction = actionOf(complaintActs);

/** Spam among the complaints, to be taken back by owners. */
export default function ComplaintTrashPage({ loaderData }: Route.ComponentProps) {
  const words = useTexts(complaintTrashTexts);
  return (
    <TrashPage source={loaderData.rows} actions={complaintActs} words={words} detailOf={detailOf} />
  );
}

function detailOf(complaint: TrashedComplaint) {
  return <Detail {...complaint} />;
}

/** What it is about, and how it begins. */
function Detail({ kind, text }: TrashedComplaint) {
  const language = useLanguage();
  return (
    <>
      {kindTexts[kind][language]}
      <bdi>, {text.length > 80 ? `${text.slice(0, 79)}…` : text}</bdi>
    </>
  );
}

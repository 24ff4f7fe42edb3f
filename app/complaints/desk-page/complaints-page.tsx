import { Outlet, useLocation, useParams } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts, useLanguage } from '#app/i18n/text.ts';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { listAddress, startRecords } from '#app/work/list-address.ts';
import { BesideList, Chosen, RecordList } from '#app/work/record-list.tsx';
import type { Route } from './+types/complaints-page';
import { type StaffComplaint, complaintViews } from '../desk/staff-complaint.ts';
import { deskTexts } from './desk.text.ts';
import { RecordLine } from '#app/work/record-line.tsx';
import { kindTexts } from '../complaint.text.ts';
import { DueDays } from './state-tag.tsx';

/** Where the views of the list are. What is open comes first. */
const address = listAddress(complaintViews, {
  usual: 'open',
  all: 'all',
  offered: ['open', 'late', 'closed'],
});

/** How many complaints the list shows at first, and how many more each press brings. */
const sizes = { first: 12, more: 12 };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, deskTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return startRecords(request, address, sizes, {
    view: (query) => callApi('GET /api/complaint', { query }),
    search: (query, body) => callApi('POST /api/complaint/search', { query, body }),
    counts: () => callApi('GET /api/complaint/counts'),
  });
}

/** What people complain about, what is due the soonest first; beside it, or in its place, the one that is chosen. */
export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(deskTexts);
  const { role } = useStaffSession();
  const { search: query } = useLocation();
  const { id } = useParams();
  const { search, rows, counts } = loaderData;
  const { list } = usePagedList(rows);
  return (
    <>
      <BesideList isBehind={id !== undefined}>
        <RecordList
          {...{ address, search, counts, texts, list }}
          level={id === undefined ? 'h1' : 'h2'}
          alarming="late"
          trash={role === 'owner' && '/admin/complaints/trash'}
        >
          {(complaint) => (
            <ComplaintRow complaint={complaint} query={query} isOpen={complaint._id === id} />
          )}
        </RecordList>
      </BesideList>
      <Chosen>{id === undefined ? <p className="hint">{texts.choose}</p> : <Outlet />}</Chosen>
    </>
  );
}

/** One complaint of the list, which leads to its page: about what, and how long there is time for it. */
function ComplaintRow({
  complaint,
  isOpen,
  query,
}: {
  complaint: StaffComplaint;
  /** Whether it stands beside the list. */
  isOpen: boolean;
  /** What the list shows, which stays as it is. */
  query: string;
}) {
  const { openNamed } = useTexts(deskTexts);
  const language = useLanguage();
  const { _id, kind, reference, text, state, isLate } = complaint;
  const [open, it] = openNamed.split('{reference}');
  return (
    <RecordLine
      id={_id}
      level="h2"
      name={
        <>
          <span className="visually-hidden">{open}</span>
          {reference}
          <span className="visually-hidden">{it}</span>
        </>
      }
      about={
        <bdi>
          {kindTexts[kind][language]}
          {text && `: ${text}`}
        </bdi>
      }
      beside={<DueDays complaint={complaint} />}
      edge={state === 'closed' ? 'done' : isLate ? 'due' : 'waiting'}
      to={`/admin/complaints/${_id}${query}`}
      isOpen={isOpen}
    />
  );
}

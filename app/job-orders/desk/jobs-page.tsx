import { Link, useLocation, useOutlet, useParams } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { listAddress, startRecords } from '#app/work/list-address.ts';
import { BesideList, Chosen, RecordList } from '#app/work/record-list.tsx';
import type { Route } from './+types/jobs-page';
import { jobOrderViews } from '../job-order.ts';
import { jobsTexts } from './desk.text.ts';
import { JobRow } from './job-row.tsx';

/** Where the views of the list are. What everybody sees comes first. */
const address = listAddress(jobOrderViews, { usual: 'open', all: 'all' });

/** How many job orders the list shows at first, and how many more each press brings. */
const sizes = { first: 12, more: 12 };

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, jobsTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return startRecords(request, address, sizes, {
    view: (query) => callApi('GET /api/job/orders', { query }),
    search: (query, body) => callApi('POST /api/job/search', { query, body }),
    counts: () => callApi('GET /api/job/counts'),
  });
}

/** What employers ask for, the newest first; beside it, or in its place, the one that is chosen. */
export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(jobsTexts);
  const { search: query } = useLocation();
  const { id } = useParams();
  const chosen = useOutlet();
  const { search, rows, counts } = loaderData;
  const { list } = usePagedList(rows);
  return (
    <>
      <BesideList isBehind={chosen !== null}>
        <RecordList
          {...{ address, search, counts, texts, list }}
          level={chosen === null ? 'h1' : 'h2'}
          trash="/admin/jobs/trash"
          begin={
            <Link to={`/admin/jobs/new${query}`} className={buttonClass({ tone: 'accent' })}>
              <Icon name="plus" />
              {texts.add}
            </Link>
          }
        >
          {(order) => <JobRow order={order} query={query} isOpen={order._id === id} />}
        </RecordList>
      </BesideList>
      <Chosen>{chosen ?? <p className="hint">{texts.choose}</p>}</Chosen>
    </>
  );
}

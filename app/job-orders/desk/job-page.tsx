import { useLocation } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { RecordPage } from '#app/work/record-page.tsx';
import type { Route } from './+types/job-page';
import { jobTexts } from './desk.text.ts';
import { jobActs } from './job-acts.ts';
import { JobHistory } from './job-history.tsx';
import { JobView } from './job-view.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, jobTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return {
    order: callApi('GET /api/job/order/:id', { params: { id } }),
    history: callApi('GET /api/job/order/:id/history', { params: { id } }),
  };
}

export const clientAction = actionOf(jobActs);

/** One job order: how it stands, its form, and what was done to it. */
export default function JobPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(jobTexts);
  const { search } = useLocation();
  const order = useLoaded(loaderData.order);
  const history = useLoaded(loaderData.history);
  return (
    <RecordPage list={`/admin/jobs${search}`} result={order} texts={texts}>
      {(data) => (
        <JobView key={data._id} order={data}>
          <JobHistory entries={history} />
        </JobView>
      )}
    </RecordPage>
  );
}

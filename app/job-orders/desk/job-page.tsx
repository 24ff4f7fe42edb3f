import { useLocation } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { useTexts, useLanguage } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useLoaded, Loaded } from '#app/ui/staff-page/loaded.tsx';
import { RecordPage } from '#app/work/record-page.tsx';
import type { Route } from './+types/job-page';
import { jobTexts } from './desk.text.ts';
import { jobActs } from './job-acts.ts';
import { JobView } from './job-view.tsx';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { Card } from '#app/ui/staff-page/card.tsx';
import { Knot } from '#app/ui/staff-page/knot.tsx';
import { jobOrderActionTexts } from '../job-orders.text.ts';

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

/** What was done to a job order, the newest first. */
function JobHistory({
  entries,
}: {
  entries: ApiResult<AnswerOf<'GET /api/job/order/:id/history'>> | null;
}) {
  const texts = useTexts(jobTexts);
  const actions: Record<string, string> = useTexts(jobOrderActionTexts);
  const language = useLanguage();
  return (
    <Card id="history-card" heading={texts.history} isStacked>
      <Loaded result={entries}>
        {(all) => (
          <ol>
            {all.map(({ at, action, by }) => (
              <Knot
                key={`${at} ${action}`}
                icon="arrow-right"
                title={actions[action] ?? action}
                text=""
                details={
                  <>
                    <bdi>{by ?? texts.somebody}</bdi>
                    <time dateTime={at}>{formatMoment(language, at)}</time>
                  </>
                }
              />
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}

import { type AnswerOf, type ApiResult } from '#app/http/api-client.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Card } from '#app/ui/staff-page/card.tsx';
import { Knot } from '#app/ui/staff-page/knot.tsx';
import { Loaded } from '#app/ui/staff-page/loaded.tsx';
import { jobOrderActionTexts } from '../job-orders.text.ts';
import { jobTexts } from './desk.text.ts';

/** What was done to a job order, the newest first. */
export function JobHistory({
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

import { useLocation } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { ComplaintView } from '#app/complaints/desk-page/complaint-view.tsx';
import { TrashButton } from '#app/complaints/desk-page/trash-button.tsx';
import { complaintTexts } from '#app/complaints/desk-page/desk.text.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { RecordPage } from '#app/work/record-page.tsx';
import type { Route } from './+types/complaint-page';
import { CaseCard } from './case-card.tsx';
import { complaintCaseActs } from './complaint-case-acts.ts';
import { FalseCard } from './false-card.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, complaintTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return {
    complaint: callApi('GET /api/complaint/:id', { params: { id } }),
    found: callApi('GET /api/complaint/:id/case', { params: { id } }),
    falseOnes: callApi('GET /api/verify/false'),
  };
}

export const clientAction = actionOf(complaintCaseActs);

/** One complaint, its answer and history, and the case that it names. */
export default function ComplaintPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(complaintTexts);
  const { search } = useLocation();
  const complaint = useLoaded(loaderData.complaint);
  const found = useLoaded(loaderData.found);
  const falseOnes = useLoaded(loaderData.falseOnes);
  return (
    <RecordPage list={`/admin/complaints${search}`} result={complaint} texts={texts}>
      {(data) => (
        <ComplaintView key={data._id} complaint={data}>
          {(tell) => (
            <>
              <FalseCard complaint={data} all={falseOnes} tell={tell} />
              <CaseCard complaint={data} found={found} tell={tell} />
              <TrashButton id={data._id} />
            </>
          )}
        </ComplaintView>
      )}
    </RecordPage>
  );
}

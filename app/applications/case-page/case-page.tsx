import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { RecordPage } from '#app/work/record-page.tsx';
import type { Route } from './+types/case-page';
import { CaseContent } from './case-content.tsx';
import { caseActs } from './case-acts.ts';
import { caseTexts } from './case.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, caseTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return {
    id,
    view: callApi('GET /api/application/:id/case', { params: { id } }),
    timeline: callApi('GET /api/application/:id/timeline', { params: { id } }),
    corrections: callApi('GET /api/application/:id/facts', { params: { id } }),
    assignees: callApi('GET /api/application/assignees'),
  };
}

export const clientAction = actionOf(caseActs);

/** One case: who, at which stage, what comes next, what has happened, what is there and what is missing. */
export default function CasePage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(caseTexts);
  const { id } = loaderData;
  const view = useLoaded(loaderData.view);
  const timeline = useLoaded(loaderData.timeline);
  const corrections = useLoaded(loaderData.corrections);
  const assignees = useLoaded(loaderData.assignees);
  return (
    <RecordPage list="/admin/allapplication" result={view} texts={texts}>
      {(found) => (
        <CaseContent
          key={id}
          view={found}
          timeline={timeline}
          corrections={corrections?.ok ? corrections.data : []}
          assignees={assignees?.ok ? assignees.data : []}
        />
      )}
    </RecordPage>
  );
}

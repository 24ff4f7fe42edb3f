import { useState } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { useDeletion } from '#app/ui/staff-list/use-deletion.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { RecordPage } from '#app/work/record-page.tsx';
import type { Application } from '../application.ts';
import { applicationDeskTexts } from '../case/staff-applications.text.ts';
import type { Route } from './+types/case-page';
import { CaseContent } from './case-content.tsx';
import { caseActs } from '../case/case-acts.ts';
import { caseTexts } from '../case/case.text.ts';

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
  const desk = useTexts(applicationDeskTexts);
  const language = useLanguage();
  const { id } = loaderData;
  const view = useLoaded(loaderData.view);
  const timeline = useLoaded(loaderData.timeline);
  const corrections = useLoaded(loaderData.corrections);
  const assignees = useLoaded(loaderData.assignees);
  /** One toast for all parts tells what was done and takes it back, also when the case is gone. */
  const [notice, setNotice] = useState<Notice | null>(null);
  const deletion = useDeletion<Application>(
    caseActs,
    (row, count, { sentence, detail, undo }) =>
      setNotice(
        count === 0
          ? { tone: 'danger', sentence: texts.gone }
          : {
              tone: 'success',
              sentence,
              detail,
              undo: () =>
                void undo?.().then((result) =>
                  setNotice(
                    result.ok
                      ? { tone: 'success', sentence: texts.restored, detail: row.name }
                      : { tone: 'danger', sentence: problemSentence(result)[language] },
                  ),
                ),
            },
      ),
    { texts: desk, detailOf: ({ name }) => name, consequence: desk.consequence },
  );
  return (
    <>
      <RecordPage list="/admin/allapplication" result={view} texts={texts}>
        {(found) => (
          <CaseContent
            key={id}
            view={found}
            timeline={timeline}
            corrections={corrections?.ok ? corrections.data : []}
            assignees={assignees?.ok ? assignees.data : []}
            tell={setNotice}
            onDelete={() => deletion.ask(found.application)}
          />
        )}
      </RecordPage>
      {deletion.dialog}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

import { useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi, unreachable } from '#app/http/api-client.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { caseTexts } from '../case/case.text.ts';
import type { Route } from './+types/import-page';
import type { ImportBatch } from '../import/import-record.ts';
import { type ColumnsDraft, ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import styles from './import-page.module.css';
import { importTexts } from './import.text.ts';
import { LookStep } from './look-step.tsx';
import { fetchPlan, shownIn } from './shown-plan.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, importTexts.title);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('list');
  const lists = callApi('GET /api/import');
  const list = lists.then((all) => (all.ok ? all.data.find(({ _id }) => _id === id) : undefined));
  return {
    id,
    lists,
    // Only what the step of the list shows is asked for; nothing shows the others.
    sheets: list.then((one) =>
      id && (one?.state === 'read' || one?.state === 'planned')
        ? callApi('GET /api/import/:id', { params: { id } })
        : unreachable,
    ),
    plan: list.then((one) => {
      if (!id || one?.state !== 'planned') return unreachable;
      return fetchPlan(id, shownIn(searchParams, one.counts));
    }),
  };
}

const steps = ['file', 'columns', 'look', 'done'] as const;

type Step = (typeof steps)[number];

/** Where a list is, by what the server knows of it: the page can be left and found again. */
const stepOf: Record<ImportBatch['state'], Step> = {
  read: 'columns',
  planned: 'look',
  running: 'done',
  done: 'done',
  undone: 'done',
};

/** Brings an old list in: file, columns, a look at the people, done. */
export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(importTexts);
  const cases = useTexts(caseTexts);
  const { id, lists, sheets, plan } = loaderData;
  const result = useLoaded(lists);
  const { revalidate } = useRevalidator();
  const location = useLocation();
  // What was chosen of the columns of a list, until it is in.
  const [drafts, setDrafts] = useState<Record<string, ColumnsDraft>>({});
  const [backIn, setBackIn] = useState<string | null>(null);
  const list = result?.ok ? result.data.find(({ _id }) => _id === id) : undefined;
  const step: Step = !list
    ? 'file'
    : backIn === id && list.state === 'planned'
      ? 'columns'
      : stepOf[list.state];

  return (
    <div className={styles.page}>
      <StaffPageHead title={texts.title}>
        <Link to="/admin/allapplication">{cases.back}</Link>
      </StaffPageHead>
      <StepLine step={step} />
      <Loaded result={result} keepsContent>
        {(all) => {
          if (!list || step === 'file') return <FileStep lists={all} />;
          if (step === 'columns')
            return (
              <ColumnsStep
                key={list._id}
                list={list}
                sheets={sheets}
                sameFile={sameFileIn(location.state)}
                draft={drafts[list._id] ?? null}
                onDraft={(draft) => setDrafts({ ...drafts, [list._id]: draft })}
                onPlanned={() => {
                  setBackIn(null);
                  void revalidate();
                }}
              />
            );
          if (step === 'look')
            return (
              <LookStep key={list._id} list={list} plan={plan} onBack={() => setBackIn(list._id)} />
            );
          return <DoneStep key={list._id} list={list} />;
        }}
      </Loaded>
    </div>
  );
}

/** What the upload has said of the same file, beside the address in the browser's history. */
function sameFileIn(state: unknown): { at: string; by: string } | null {
  if (typeof state !== 'object' || state === null || !('sameFile' in state)) return null;
  const { sameFile } = state;
  if (typeof sameFile !== 'object' || sameFile === null) return null;
  return 'at' in sameFile && 'by' in sameFile
    ? { at: String(sameFile.at), by: String(sameFile.by) }
    : null;
}

function StepLine({ step }: { step: Step }) {
  const texts = useTexts(importTexts);
  const language = useLanguage();
  const now = steps.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {steps.map((one, at) => (
        <li
          key={one}
          className={at < now ? styles.past : at === now ? styles.now : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          <i className="num">{at < now ? <Icon name="check" /> : formatNumber(language, at + 1)}</i>
          <span>{texts[one]}</span>
        </li>
      ))}
    </ol>
  );
}

import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { faultSentence } from '../import/fault-sentence.ts';
import type { ImportBatch, PlanRow } from '../import/import-record.ts';
import { type PlanState, planStates } from '../import/plan-states.ts';
import styles from './import-page.module.css';
import { importTexts } from './import.text.ts';
import { fetchPlan, shownIn } from './shown-plan.ts';

type Plan = AnswerOf<'GET /api/import/:id/plan'>;

const icons: Record<PlanState, IconName> = {
  faulty: 'circle-alert',
  trashed: 'trash-2',
  here: 'user',
  same: 'copy',
  new: 'circle-check',
};

type Props = { list: ImportBatch; onBack: () => void };

/** The third step: what happens to each row, the faulty ones first. */
export function LookStep({ plan, ...props }: Props & { plan: Promise<ApiResult<Plan>> }) {
  const result = useLoaded(plan);
  return (
    <Loaded result={result} keepsContent>
      {(first) => <Look {...props} first={first} />}
    </Loaded>
  );
}

function Look({ list, first, onBack }: Props & { first: Plan }) {
  const texts = useTexts(importTexts);
  const language = useLanguage();
  const [address] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, call } = useApiCall();
  // The pages behind the first one, until that is another.
  const [behind, setBehind] = useState<{ of: Plan; rows: PlanRow[]; next: number | null } | null>(
    null,
  );
  const [also, setAlso] = useState<number[]>([]);
  const [restored, setRestored] = useState<string[]>([]);
  const params = { id: list._id };
  const { hash, counts } = first;
  const shown = shownIn(address, counts);
  const more = behind?.of === first ? behind : null;
  const rows = [...first.rows, ...(more?.rows ?? [])];
  const next = more ? more.next : first.next;

  async function loadMore() {
    const result = await call(() => fetchPlan(list._id, shown, next ?? 0));
    if (!result.ok) return;
    if (result.data.hash !== hash) return void revalidate();
    setBehind({
      of: first,
      rows: [...(more?.rows ?? []), ...result.data.rows],
      next: result.data.next,
    });
  }

  async function run() {
    const body = { hash, rows: 'good' as const, alsoExisting: also };
    const result = await call(() => callApi('POST /api/import/:id/run', { params, body }));
    if (result.ok || result.code === 'changed_meanwhile') await revalidate();
  }

  async function takeBack(id: string) {
    const result = await call(() =>
      callApi('POST /api/application/:id/restore', { params: { id } }),
    );
    if (result.ok) setRestored([...restored, id]);
  }
  const count = counts.new + also.length;
  const all = planStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <nav className={styles.chips} aria-label={texts.show}>
        {(['all', ...planStates] as const)
          .filter((state) => state === 'all' || state === 'new' || counts[state] > 0)
          .map((state) => (
            <Link
              key={state}
              to={`?list=${list._id}&show=${state}`}
              replace
              preventScrollReset
              aria-current={state === shown ? 'true' : undefined}
              className={state === 'faulty' ? styles.alarming : undefined}
            >
              <b className="num">{formatNumber(language, state === 'all' ? all : counts[state])}</b>{' '}
              {texts[state]}
            </Link>
          ))}
      </nav>
      {rows.length === 0 && <p className={styles.lead}>{texts.none}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={row.row}
            row={row.found && restored.includes(row.found._id) ? { ...row, state: 'here' } : row}
            isTicked={also.includes(row.row)}
            onTick={(isTicked) =>
              setAlso(isTicked ? [...also, row.row] : also.filter((one) => one !== row.row))
            }
            onTakeBack={(id) => void takeBack(id)}
          />
        ))}
      </ul>
      {next !== null && (
        <p className={styles.more}>
          <Button tone="ghost" onClick={() => void loadMore()}>
            {texts.more}
            <Icon name="chevron-down" />
          </Button>
        </p>
      )}
      {failure?.code === 'changed_meanwhile' ? (
        <Alert tone="note" sentence={texts.changed} takesFocus />
      ) : (
        failure && <FailureAlert failure={failure} takesFocus />
      )}
      <div className={styles.foot}>
        <Button
          tone="accent"
          size="large"
          busy={isBusy}
          aria-disabled={count === 0}
          onClick={() => void (count > 0 && run())}
        >
          <Icon name="check" />
          {fill(texts.run, { count: formatNumber(language, count) })}
        </Button>
        <Button tone="ghost" size="large" onClick={onBack}>
          {texts.back}
        </Button>
        <span>{texts.rest}</span>
      </div>
    </>
  );
}

function Row({
  row: { row, state, sameAs, found, name, phone, work, faults, unread },
  isTicked,
  onTick,
  onTakeBack,
}: {
  row: PlanRow;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onTakeBack: (id: string) => void;
}) {
  const texts = useTexts(importTexts);
  const language = useLanguage();
  const number = formatNumber(language, row);
  return (
    <li className={styles[state]}>
      <span className={styles.number}>{fill(texts.line, { row: number })}</span>
      <span className={styles.kind}>
        <Icon name={icons[state]} />
        {state === 'same'
          ? fill(texts.sameAs, { row: formatNumber(language, sameAs ?? 0) })
          : texts[state]}
      </span>
      <b>{name ? <bdi>{name}</bdi> : texts.noName}</b>
      <span className="num">
        <bdi>{phone}</bdi>
      </span>
      <span dir="auto">{work}</span>
      <div className={styles.says}>
        {faults.map((fault) => (
          <em key={fault.field} dir="auto">
            {faultSentence(language, fault)}
          </em>
        ))}
        {unread.map((fault) => (
          <span key={fault.field} dir="auto">
            {faultSentence(language, fault)}
          </span>
        ))}
        {found && (
          <>
            {state === 'here' && (
              <Link className="num tap" to={`/admin/case/${found._id}`} target="_blank">
                {found.receiptNumber}
              </Link>
            )}
            {state === 'trashed' && (
              <Button tone="ghost" size="small" onClick={() => onTakeBack(found._id)}>
                {texts.takeBack}
              </Button>
            )}
            <label className="tap">
              <input
                type="checkbox"
                aria-label={fill(texts.alsoFor, { name, row: number })}
                checked={isTicked}
                onChange={({ target }) => onTick(target.checked)}
              />
              {texts.also}
            </label>
          </>
        )}
      </div>
    </li>
  );
}

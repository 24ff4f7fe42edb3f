import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { type ApiFailure, callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { faultSentence } from '../columns.text.ts';
import type { ImportBatch, PlanRow } from '../import-record.ts';
import { type PlanState, planStates } from '../plan-states.ts';
import styles from './import-page.module.css';
import { importTexts } from './import.text.ts';

type Shown = PlanState | '';

type Plan = {
  hash: string;
  counts: Record<PlanState, number>;
  rows: PlanRow[];
  next: number | null;
};

const icons: Record<PlanState, IconName> = {
  faulty: 'circle-alert',
  trashed: 'trash-2',
  here: 'user',
  same: 'copy',
  new: 'circle-check',
};

/** The third step: what happens to each row, the faulty ones first. */
export function LookStep({ list, onBack }: { list: ImportBatch; onBack: () => void }) {
  const texts = useTexts(importTexts);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, call } = useApiCall();
  const [shown, setShown] = useState<Shown>(list.counts?.faulty ? 'faulty' : '');
  const [plan, setPlan] = useState<Plan | null>(null);
  const [lost, setLost] = useState<ApiFailure | null>(null);
  const [also, setAlso] = useState<number[]>([]);
  const params = { id: list._id };

  async function load(state: Shown, before?: Plan) {
    const after = String(before?.next ?? 0);
    const result = await callApi('GET /api/import/:id/plan', { params, query: { state, after } });
    if (!result.ok) return setLost(result);
    setLost(null);
    setPlan({ ...result.data, rows: [...(before?.rows ?? []), ...result.data.rows] });
  }
  useEffect(() => void load(shown), [shown, list._id]);

  async function run() {
    if (!plan || isBusy) return;
    const body = { hash: plan.hash, rows: 'good' as const, alsoExisting: also };
    const result = await call(() => callApi('POST /api/import/:id/run', { params, body }));
    if (result.ok) await revalidate();
    else if (result.code === 'changed_meanwhile') await load(shown);
  }

  async function takeBack(id: string) {
    const result = await call(() =>
      callApi('POST /api/application/:id/restore', { params: { id } }),
    );
    if (result.ok && plan) {
      setPlan({
        ...plan,
        rows: plan.rows.map((row) => (row.found?._id === id ? { ...row, state: 'here' } : row)),
      });
    }
  }

  if (!plan) return lost ? <FailureAlert failure={lost} onRetry={() => void load(shown)} /> : null;
  const count = plan.counts.new + also.length;
  return (
    <>
      <div className={styles.chips} role="group" aria-label={texts.show}>
        {(['', ...planStates] as const)
          .filter((state) => state === '' || state === 'new' || plan.counts[state] > 0)
          .map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === shown}
              className={state === 'faulty' ? styles.alarming : undefined}
              onClick={() => setShown(state)}
            >
              <b className="num">
                {formatNumber(
                  language,
                  state === ''
                    ? planStates.reduce((sum, one) => sum + plan.counts[one], 0)
                    : plan.counts[state],
                )}
              </b>{' '}
              {texts[state || 'all']}
            </button>
          ))}
      </div>
      {plan.rows.length === 0 && <p className={styles.lead}>{texts.none}</p>}
      <ul className={styles.rows}>
        {plan.rows.map((row) => (
          <Row
            key={row.row}
            row={row}
            isTicked={also.includes(row.row)}
            onTick={(isTicked) =>
              setAlso(isTicked ? [...also, row.row] : also.filter((one) => one !== row.row))
            }
            onTakeBack={(id) => void takeBack(id)}
          />
        ))}
      </ul>
      {plan.next !== null && (
        <p className={styles.more}>
          <Button tone="ghost" onClick={() => void load(shown, plan)}>
            {texts.more}
            <Icon name="chevron-down" />
          </Button>
        </p>
      )}
      {lost && <FailureAlert failure={lost} onRetry={() => void load(shown)} />}
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
  row: { row, state, sameAs, found, name, phone, job, interested, faults, unread },
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
      <span dir="auto">{[job, interested].filter(Boolean).join(', ')}</span>
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
              <Link className="num" to={`/admin/case/${found._id}`} target="_blank">
                {found.receiptNumber}
              </Link>
            )}
            {state === 'trashed' && (
              <Button tone="ghost" size="small" onClick={() => onTakeBack(found._id)}>
                {texts.takeBack}
              </Button>
            )}
            <label>
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

import { useNavigate } from 'react-router';
import { type ApiResult, callApi } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RadioTiles } from '#app/ui/field/radio-tiles.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import {
  type ColumnTarget,
  type DayOrder,
  columnTargets,
  dayOrders,
  targetTexts,
} from '../import/column-targets.ts';
import type { Column } from '../import/columns.ts';
import type { ImportBatch, ReadListAnswer } from '../import/import-record.ts';
import styles from './import-page.module.css';
import { importTexts } from './import.text.ts';

/** What was chosen so far. */
export type ColumnsDraft = {
  sheet: number;
  columns: { to: ColumnTarget; order: DayOrder | null }[];
  called: 'yes' | 'no' | null;
};

type Props = {
  list: ImportBatch;
  /** When this very file was brought in before, and by whom. */
  sameFile: { at: string; by: string } | null;
  draft: ColumnsDraft | null;
  onDraft: (draft: ColumnsDraft) => void;
  onPlanned: () => void;
};

/** The second step: what becomes of each column. */
export function ColumnsStep({
  sheets,
  ...props
}: Props & { sheets: Promise<ApiResult<ReadListAnswer>> }) {
  const result = useLoaded(sheets);
  return (
    <Loaded result={result} keepsContent>
      {(list) => <Columns {...props} sheets={list.sheets} />}
    </Loaded>
  );
}

function draftOf(sheet: number, columns: Column[]): ColumnsDraft {
  return { sheet, columns: columns.map(({ to }) => ({ to, order: null })), called: null };
}

function Columns({
  list,
  sameFile,
  draft,
  sheets,
  onDraft,
  onPlanned,
}: Props & Pick<ReadListAnswer, 'sheets'>) {
  const texts = useTexts(importTexts);
  const targets = useTexts(targetTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { isBusy, failure, call } = useApiCall();
  const chosen = draft ?? draftOf(0, sheets[0]?.columns ?? []);
  const sheet = sheets[chosen.sheet];
  const { columns, called } = chosen;
  const columnsOf = (target: ColumnTarget) => columns.filter(({ to }) => to === target).length;
  const isTwice = ({ to }: { to: ColumnTarget }) =>
    to !== 'note' && to !== 'none' && columnsOf(to) > 1;
  const asksOrder = (at: number) => {
    const to = columns[at]?.to;
    return (to === 'birth' || to === 'appliedOn') && Boolean(sheet?.columns[at]?.asksOrder);
  };
  const needed = (['name', 'phone'] as const).filter((target) => columnsOf(target) === 0);
  const asksCalled = columnsOf('called') === 0;
  const missing = [
    ...(needed.length > 0
      ? [
          fill(texts.missingField, {
            fields: needed.map((field) => targets[field]).join(', '),
          }),
        ]
      : []),
    ...(columns.some(isTwice) ? [texts.missingTwice] : []),
    ...(columns.some(({ order }, at) => asksOrder(at) && !order) ? [texts.missingOrder] : []),
    ...(asksCalled && !called ? [texts.missingCalled] : []),
  ];

  const change = (at: number, more: Partial<(typeof columns)[number]>) =>
    onDraft({
      ...chosen,
      columns: columns.map((column, index) => (index === at ? { ...column, ...more } : column)),
    });

  async function plan() {
    if (missing.length > 0) return;
    const body = { sheet: chosen.sheet, columns, isCalled: asksCalled ? called === 'yes' : null };
    const result = await call(() =>
      callApi('PUT /api/import/:id/columns', { params: { id: list._id }, body }),
    );
    if (result.ok) onPlanned();
  }

  return (
    <>
      {sameFile && (
        <Alert
          tone="note"
          sentence={fill(texts.sameFile, {
            day: formatDay(language, todayInDhaka(new Date(sameFile.at))),
            who: sameFile.by,
          })}
        />
      )}
      {sheets.length > 1 && (
        <label className={styles.sheet}>
          {texts.sheet}
          <select
            value={chosen.sheet}
            onChange={({ target }) => {
              const at = Number(target.value);
              onDraft(draftOf(at, sheets[at]?.columns ?? []));
            }}
          >
            {sheets.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.lead}>
        <b>
          <bdi>{list.fileName}</bdi>
        </b>
        , {fill(texts.lead, { count: formatNumber(language, sheet?.rowCount ?? 0) })}
      </p>
      <ul className={styles.columns}>
        {sheet?.columns.map(({ heading, samples }, at) => {
          const column = columns[at] ?? { to: 'none' as const, order: null };
          const asks = asksOrder(at);
          const isOdd = isTwice(column) || (asks && !column.order);
          const word = isTwice(column)
            ? texts.twice
            : isOdd
              ? texts.pleaseLook
              : column.to === 'none'
                ? texts.leftOut
                : texts.found;
          return (
            // A list may have two columns of one name, and its columns never move.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={at}
              className={isOdd ? styles.ask : column.to === 'none' ? styles.out : undefined}
            >
              <div>
                <b dir="auto">{heading}</b> <span dir="auto">{samples.join(', ')}</span>
              </div>
              <Icon name="arrow-right" />
              <div>
                <select
                  aria-label={fill(texts.goesTo, { heading })}
                  value={column.to}
                  onChange={({ target }) =>
                    change(at, { to: columnTargets.find((one) => one === target.value) ?? 'none' })
                  }
                >
                  {columnTargets.map((target) => (
                    <option key={target} value={target}>
                      {targets[target]}
                    </option>
                  ))}
                </select>
                {asks && (
                  <select
                    aria-label={fill(texts.whichFirst, { heading })}
                    value={column.order ?? ''}
                    onChange={({ target }) =>
                      change(at, { order: dayOrders.find((one) => one === target.value) ?? null })
                    }
                  >
                    <option value="">{texts.chooseOrder}</option>
                    {dayOrders.map((order) => (
                      <option key={order} value={order}>
                        {texts[order]}
                      </option>
                    ))}
                  </select>
                )}
              </div>
              <em>{word}</em>
            </li>
          );
        })}
      </ul>
      {asksCalled && (
        <RadioTiles
          legend={texts.called}
          name="called"
          isBeside
          value={called}
          onChoose={(value) => onDraft({ ...chosen, called: value })}
          tiles={[
            { value: 'yes', icon: 'phone', label: texts.calledYes },
            { value: 'no', icon: 'clock', label: texts.calledNo },
          ]}
        />
      )}
      {failure && <FailureAlert failure={failure} takesFocus />}
      <div className={styles.foot}>
        <Button
          size="large"
          busy={isBusy}
          aria-disabled={missing.length > 0}
          aria-describedby="import-missing"
          onClick={() => void plan()}
        >
          {texts.next}
          <Icon name="arrow-right" />
        </Button>
        <Button tone="ghost" size="large" onClick={() => void navigate('/admin/import')}>
          {texts.back}
        </Button>
        <span id="import-missing">{missing.join(' ')}</span>
      </div>
    </>
  );
}

import { useState } from 'react';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, callApi } from '#app/platform/api-client.ts';
import { todayInDhaka } from '#app/platform/calendar-day.ts';
import { fetchRows, shownRows } from '#app/platform/paged-list.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { StaffList } from '#app/ui/staff-list.tsx';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import styles from '#app/ui/staff-rows.module.css';
import { type Notice, Toast } from '#app/ui/toast.tsx';
import { usePagedList } from '#app/ui/use-paged-list.ts';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/trash-page';
import type { Application } from './application.ts';
import { daysLeft } from './staff-work/days-left.ts';
import { trashTexts } from './staff-work/pages.text.ts';

type Trashed = Application & { deletedAt: string };

const api = '/api/application/trash';
const pageSizes = { first: 20, more: 20 };

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(trashTexts, language).title, agency.name[language]);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { firstRows: fetchRows<Trashed>(api, shownRows(request.url, pageSizes)) };
}

/** What was deleted in the last 30 days, to be taken back. */
export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(trashTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { list, reload, showMore, changeRows } = usePagedList(loaderData.firstRows, api, pageSizes);

  function showRestored(row: Trashed, wasUs: boolean) {
    if (wasUs) changeRows((rows) => rows.filter(({ _id }) => _id !== row._id));
    else void reload();
    setNotice({
      tone: wasUs ? 'success' : 'danger',
      sentence: wasUs ? texts.restored : texts.notRestored,
      detail: `${row.name}, ${row.job}`,
    });
  }

  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={4}
        empty={texts.empty}
        emptyHelp={texts.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
        onRetry={() => void reload()}
        onMore={() => void showMore()}
      >
        {(row) => <TrashedRow row={row} onRestored={(wasUs) => showRestored(row, wasUs)} />}
      </StaffList>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

function TrashedRow({
  row,
  onRestored,
}: {
  row: Trashed;
  /** Told with false when there was nothing to take back any more. */
  onRestored: (wasUs: boolean) => void;
}) {
  const texts = useTexts(trashTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function restore() {
    setBusy(true);
    setFailure(null);
    const address = `/api/application/${row._id}/restore`;
    const result = await callApi<{ restoredCount: number }>('POST', address);
    setBusy(false);
    if (!result.ok) return setFailure(result);
    onRestored(result.data.restoredCount > 0);
  }

  return (
    <article id={row._id} tabIndex={-1} className={styles.row}>
      <div className={styles.who}>
        <h2 dir="auto">{row.name}</h2>
        <p>
          <bdi>{row.job}</bdi>, <span className="num">{row.receiptNumber}</span>
        </p>
        <p className="hint">
          {texts.deleted.replace(
            '{day}',
            formatDay(language, todayInDhaka(new Date(row.deletedAt))),
          )}
        </p>
        <p className="hint">{timeLeft()}</p>
      </div>
      <Button
        tone="ghost"
        busy={isBusy}
        aria-label={texts.restoreNamed.replace('{name}', () => row.name)}
        onClick={() => void restore()}
      >
        <Icon name="rotate-ccw" />
        {texts.restore}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </article>
  );

  function timeLeft(): string {
    const days = daysLeft(row.deletedAt, now);
    if (days === 0) return texts.lastDay;
    return days === 1
      ? texts.oneDay
      : texts.daysLeft.replace('{days}', formatNumber(language, days));
  }
}

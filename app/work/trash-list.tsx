import { type ReactNode, useState } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import type { ListSource, PageSizes } from '#app/http/paged-list.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { daysLeft } from '#app/i18n/trash-time.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { useRowActions } from '#app/ui/staff-list/use-row-actions.ts';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { Toast } from '#app/ui/toast/toast.tsx';
import { FixedLine } from './record-line.tsx';
import { RecordRows } from './record-list.tsx';
import { trashListTexts } from './record.text.ts';

/** How many rows the trash shows at first, and how many more each press brings. */
export const trashPage: PageSizes = { first: 20, more: 20 };

export type Trashed = { _id: string; name: string; deletedAt: string; deletedBy: string | null };

/** Has the API take a row back. */
type RestoreActions = { restore: (id: string) => Promise<ApiResult<{ restoredCount: number }>> };

type TrashParts<Row> = {
  /** Those that the page's `clientAction` is made of. */
  actions: RestoreActions;
  words: Record<'restoreNamed' | 'restored', string>;
  /** What tells rows of one name apart. */
  detailOf: (row: Row) => ReactNode;
  pictureOf?: (row: Row) => ReactNode;
  /** What else can be done to a row, beside taking it back. */
  besides?: (row: Row) => ReactNode;
};

/** A page of what was deleted in the last 30 days, each row with a button that takes it back. */
export function TrashPage<Row extends Trashed>({
  source,
  ...parts
}: TrashParts<Row> & { source: ListSource<Row> }) {
  return (
    <>
      <TrashHead />
      <TrashRows {...parts} paged={usePagedList(source)} />
    </>
  );
}

/** The heading of every tab of the trash. */
export function TrashHead() {
  const { title, lead } = useTexts(trashListTexts);
  return <StaffPageHead title={title} lead={lead} />;
}

/** The rows, for a page that changes them in other ways, too. */
export function TrashRows<Row extends Trashed>({
  paged: { list, changeRows },
  actions,
  words,
  detailOf,
  pictureOf,
  besides,
}: TrashParts<Row> & { paged: ReturnType<typeof usePagedList<Row>> }) {
  const texts = useTexts(trashListTexts);
  const { notice, setNotice, tell } = useRowActions(changeRows, whose, {
    already: texts.notRestored,
  });

  function whose(row: Row) {
    return (
      <>
        <bdi>{row.name}</bdi>, {detailOf(row)}
      </>
    );
  }

  return (
    <>
      <RecordRows
        list={list}
        skeletons={4}
        empty={texts.empty}
        emptyHelp={texts.emptyHelp}
        moreLabel={texts.more}
      >
        {(row) => (
          <TrashedRow
            row={row}
            actions={actions}
            restoreLabel={fill(words.restoreNamed, { name: row.name })}
            detail={<p>{detailOf(row)}</p>}
            picture={pictureOf?.(row)}
            besides={besides?.(row)}
            onRestored={(count) =>
              tell(row, count, { sentence: words.restored, detail: whose(row) })
            }
          />
        )}
      </RecordRows>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

/** Something deleted: what it is, when and by whom, how long it can be taken back, and a button for that. */
export function TrashedRow({
  row: { _id, name, deletedAt, deletedBy },
  actions,
  restoreLabel,
  detail,
  picture,
  besides,
  onRestored,
}: {
  row: Trashed;
  actions: RestoreActions;
  restoreLabel: string;
  detail?: ReactNode;
  picture?: ReactNode;
  besides?: ReactNode;
  /** Told with 0 when there was nothing to take back any more. */
  onRestored: (count: number) => void;
}) {
  const texts = useTexts(trashListTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { isBusy, failure, send } = useAction(actions, 'restore');
  const day = formatDay(language, todayInDhaka(new Date(deletedAt)));
  const days = daysLeft(deletedAt, now);

  async function takeBack() {
    const result = await send(_id);
    if (result.ok) onRestored(result.data.restoredCount);
  }

  return (
    <FixedLine
      id={_id}
      name={name}
      about={
        <>
          {detail}
          <p className="hint">
            {deletedBy
              ? fill(texts.deletedBy, { day, who: deletedBy })
              : fill(texts.deleted, { day })}
          </p>
          <p className="hint">
            {[texts.lastDay, texts.oneDay][days] ??
              fill(texts.daysLeft, { days: formatNumber(language, days) })}
          </p>
        </>
      }
      picture={picture}
    >
      <Button tone="ghost" busy={isBusy} aria-label={restoreLabel} onClick={() => void takeBack()}>
        <Icon name="rotate-ccw" />
        {texts.restore}
      </Button>
      {besides}
      {failure && <FailureAlert failure={failure} />}
    </FixedLine>
  );
}

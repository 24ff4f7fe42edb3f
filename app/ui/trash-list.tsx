import { type ReactNode, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { trashListTexts } from '#app/i18n/trash-list.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import type { FetchPage, PageSizes, RowsResult } from '#app/platform/paged-list.ts';
import { StaffList } from './staff-list.tsx';
import styles from './staff-rows.module.css';
import { type Notice, Toast } from './toast.tsx';
import { type Trashed, TrashedRow } from './trashed-row.tsx';
import { usePagedList } from './use-paged-list.ts';

/** How many rows the trash shows at first, and how many more each press brings. */
export const trashPage: PageSizes = { first: 20, more: 20 };

/** What was deleted in the last 30 days, to be taken back. */
export function TrashList<Row extends Trashed & { name: string }>({
  firstRows,
  fetchPage,
  restore,
  words,
  detailOf,
  pictureOf,
}: {
  firstRows: Promise<RowsResult<Row>>;
  fetchPage: FetchPage<Row>;
  restore: (id: string) => Promise<ApiResult<{ restoredCount: number }>>;
  words: { empty: string; emptyHelp: string; restoreNamed: string; restored: string };
  /** What tells rows of one name apart. */
  detailOf: (row: Row) => ReactNode;
  pictureOf?: (row: Row) => ReactNode;
}) {
  const texts = useTexts(trashListTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { list, reload, showMore, changeRows } = usePagedList(firstRows, fetchPage, trashPage);

  function showRestored(row: Row, wasUs: boolean) {
    if (wasUs) changeRows((rows) => rows.filter(({ _id }) => _id !== row._id));
    else void reload();
    setNotice({
      tone: wasUs ? 'success' : 'danger',
      sentence: wasUs ? words.restored : texts.notRestored,
      detail: (
        <>
          <bdi>{row.name}</bdi>, {detailOf(row)}
        </>
      ),
    });
  }

  return (
    <>
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={4}
        empty={words.empty}
        emptyHelp={words.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
        onRetry={() => void reload()}
        onMore={() => void showMore()}
      >
        {(row) => (
          <TrashedRow
            row={row}
            restore={restore}
            restoreLabel={fill(words.restoreNamed, { name: row.name })}
            picture={pictureOf?.(row)}
            onRestored={(wasUs) => showRestored(row, wasUs)}
          >
            <h2 dir="auto">{row.name}</h2>
            <p>{detailOf(row)}</p>
          </TrashedRow>
        )}
      </StaffList>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

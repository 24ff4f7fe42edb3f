import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { trashListTexts } from './trash-list.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ListSource, PageSizes } from '#app/http/paged-list.ts';
import { StaffList } from '../staff-list/staff-list.tsx';
import styles from '../staff-list/staff-rows.module.css';
import { Toast } from '../toast/toast.tsx';
import { type RestoreActions, type Trashed, TrashedRow } from './trashed-row.tsx';
import { usePagedList } from '../staff-list/use-paged-list.ts';
import { useRowActions } from '../staff-list/use-row-actions.ts';

/** How many rows the trash shows at first, and how many more each press brings. */
export const trashPage: PageSizes = { first: 20, more: 20 };

type TrashWords = { empty: string; emptyHelp: string; restoreNamed: string; restored: string };

type TrashParts<Row> = {
  /** Those that the page's `clientAction` is made of. */
  actions: RestoreActions;
  words: TrashWords;
  /** What tells rows of one name apart. */
  detailOf: (row: Row) => ReactNode;
  pictureOf?: (row: Row) => ReactNode;
  /** What else can be done to a row, beside taking it back. */
  besides?: (row: Row) => ReactNode;
};

/** What was deleted in the last 30 days, each row with a button that takes it back. */
export function TrashList<Row extends Trashed & { name: string }>({
  source,
  ...parts
}: TrashParts<Row> & { source: ListSource<Row> }) {
  return <TrashRows {...parts} paged={usePagedList(source)} />;
}

/** The same for a page that changes the rows in other ways, too. */
export function TrashRows<Row extends Trashed & { name: string }>({
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
      <StaffList
        list={list}
        skeleton={styles.skeleton}
        skeletons={4}
        empty={words.empty}
        emptyHelp={words.emptyHelp}
        moreLabel={texts.more}
        className={styles.list}
      >
        {(row) => (
          <TrashedRow
            row={row}
            actions={actions}
            restoreLabel={fill(words.restoreNamed, { name: row.name })}
            picture={pictureOf?.(row)}
            besides={besides?.(row)}
            onRestored={(count) =>
              tell(row, count, { sentence: words.restored, detail: whose(row) })
            }
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

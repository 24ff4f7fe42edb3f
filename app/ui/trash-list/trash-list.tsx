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

/** What was deleted in the last 30 days, each row with a button that takes it back. */
export function TrashList<Row extends Trashed & { name: string }>({
  source,
  actions,
  words,
  detailOf,
  pictureOf,
}: {
  source: ListSource<Row>;
  /** Those that the page's `clientAction` is made of. */
  actions: RestoreActions;
  words: { empty: string; emptyHelp: string; restoreNamed: string; restored: string };
  /** What tells rows of one name apart. */
  detailOf: (row: Row) => ReactNode;
  pictureOf?: (row: Row) => ReactNode;
}) {
  const texts = useTexts(trashListTexts);
  const { list, changeRows } = usePagedList(source);
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

import type { ReactNode } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { SearchLine } from '#app/ui/staff-list/search-line.tsx';
import { StaffList } from '#app/ui/staff-list/staff-list.tsx';
import type { PagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { ExportButton } from './export-button.tsx';
import type { ListAddress } from './list-address.ts';
import { ListHead } from './list-head.tsx';
import styles from './record-list.module.css';
import { recordListTexts } from './record.text.ts';
import { type Count, type ListSearch, maxSearchLength } from './work-list.ts';

/**
 * What a list is called, the names of the views, and what it says for itself: in which `order` the usual view stands, `none` of
 * a view, the usual one apart; `nothing` for words.
 */
type Words<View extends string> = Record<
  | View
  | ('title' | 'order' | 'searchHint' | 'more')
  | ('none' | 'noneUsual' | 'noneHelp' | 'nothing' | 'nothingHelp'),
  string
>;

/** What stands beside what is chosen in it, on wide screens; `hasBar` where a bar covers the foot of a phone. */
export function BesideList({
  hasBar = false,
  isBehind = false,
  children,
}: {
  hasBar?: boolean;
  /** On narrow screens what is chosen stands in its place. */
  isBehind?: boolean;
  children: ReactNode;
}) {
  const classes = [styles.desk, hasBar && styles.withBar, isBehind && styles.behind];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}

/** What is chosen in such a list, where it has an address of its own. */
export function Chosen({ children }: { children: ReactNode }) {
  return <div className={styles.chosen}>{children}</div>;
}

/** The rows of records, one below the other; without any, why. */
export function RecordRows<Row extends { _id: string }>(
  props: Omit<Parameters<typeof StaffList<Row>>[0], 'skeleton' | 'className'>,
) {
  return <StaffList {...props} skeleton={styles.skeleton} className={styles.list} />;
}

/** One of them alone. */
export function RecordBox({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** A list of records: its heading, its views with their numbers, a search, and the rows. */
export function RecordList<View extends string, Row extends { _id: string }>({
  address: { offered, usual, addressOf, wordsIn },
  search,
  counts,
  alarming,
  texts,
  list,
  level,
  trash,
  exported,
  begin,
  children,
}: Pick<Parameters<typeof ListHead>[0], 'level' | 'trash' | 'begin'> & {
  address: ListAddress<View>;
  search: ListSearch<View>;
  counts: Promise<ApiResult<Record<View, Count>>>;
  /** The view in which something is wrong, if it has anything. */
  alarming?: View;
  texts: Words<View>;
  list: PagedList<Row>;
  /** Where all that fits is saved as a file, as `ExportButton` takes it. */
  exported?: Pick<Parameters<typeof ExportButton>[0], 'action' | 'ask'>;
  /** As `StaffList` takes it. */
  children: (row: Row) => ReactNode;
}) {
  const common = useTexts(recordListTexts);
  const found = useLoaded(counts);
  const { view, q } = search;
  const tabs = offered.map((one) => ({
    to: addressOf({ view: one, q }),
    name: texts[one],
    isShown: one === view,
    count: found?.ok ? found.data[one] : undefined,
    isAlarming: one === alarming,
  }));
  return (
    <>
      <ListHead title={texts.title} level={level} trash={trash} begin={begin}>
        {exported && <ExportButton label={common.exportCsv} search={search} {...exported} />}
      </ListHead>
      <div className={styles.tools}>
        <ViewTabs label={common.views} tabs={tabs} />
        <SearchLine
          id="search-words"
          words={q}
          longest={maxSearchLength}
          label={common.search}
          hint={texts.searchHint}
          submit={common.search}
          clear={common.clear}
          addressOf={(words) => addressOf(wordsIn(search, words))}
        />
      </div>
      {view === usual && !q && <p className={styles.order}>{texts.order}</p>}
      <RecordRows
        list={list}
        skeletons={4}
        empty={q ? texts.nothing : view === usual ? texts.noneUsual : texts.none}
        emptyHelp={q ? texts.nothingHelp : texts.noneHelp}
        moreLabel={texts.more}
      >
        {children}
      </RecordRows>
    </>
  );
}

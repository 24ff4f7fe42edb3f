import { type ApiFailure, unreachable } from '#app/http/api-client.ts';
import type { Example, ExamplePage } from '../example.ts';
import { longText } from '../example.ts';
import { SearchLine } from './search-line.tsx';
import { StaffList } from './staff-list.tsx';
import styles from './staff-rows.module.css';
import type { PagedList } from './use-paged-list.ts';
import { ViewTabs } from './view-tabs.tsx';

type Row = { _id: string; name: string };

const names = { en: 'Rakib Hasan', bn: 'রাকিব হাসান' };

export const examples: Example[] = [
  {
    name: 'SearchLine: with words',
    render: ({ say }) => (
      <SearchLine
        words={say(names)}
        longest={100}
        label={say({ en: 'Search people', bn: 'মানুষ খুঁজুন' })}
        hint={say({ en: 'Name', bn: 'নাম' })}
        submit={say({ en: 'Search', bn: 'খুঁজুন' })}
        clear={say({ en: 'Clear search', bn: 'খোঁজা বাদ দিন' })}
        addressOf={() => '?'}
      />
    ),
  },
  {
    name: 'ViewTabs: with numbers, one of them alarming',
    render: ({ say }) => (
      <ViewTabs
        label={say({ en: 'Show', bn: 'দেখান' })}
        tabs={[
          {
            to: '?',
            name: say({ en: 'All', bn: 'সব' }),
            isShown: true,
            count: { count: 1000, isMore: true },
          },
          {
            to: '?view=late',
            name: say({ en: 'Late', bn: 'দেরি' }),
            isShown: false,
            count: { count: 2, isMore: false },
            isAlarming: true,
          },
          {
            to: '?view=odd',
            name: say(longText),
            isShown: false,
            count: undefined,
          },
        ]}
      />
    ),
  },
  { name: 'StaffList: loading', render: ({ say }) => <List say={say} result={null} /> },
  { name: 'StaffList: failed', render: ({ say }) => <List say={say} result={unreachable} /> },
  { name: 'StaffList: empty', render: ({ say }) => <List say={say} result={shown([])} /> },
  {
    name: 'StaffList: rows, and there are more',
    render: ({ say }) => (
      <List
        say={say}
        result={shown([
          { _id: 'row1', name: say(names) },
          { _id: 'row2', name: say(longText) },
        ])}
      />
    ),
  },
  {
    name: 'StaffList: more is being fetched',
    render: ({ say }) => (
      <List
        say={say}
        result={shown([{ _id: 'row3', name: say(names) }], { isFetchingMore: true })}
      />
    ),
  },
  {
    name: 'StaffList: no more came',
    render: ({ say }) => (
      <List
        say={say}
        result={shown([{ _id: 'row4', name: say(names) }], { moreFailure: unreachable })}
      />
    ),
  },
];

type Result = PagedList<Row>['result'];

function shown(
  rows: Row[],
  more: { isFetchingMore?: boolean; moreFailure?: ApiFailure } = {},
): Result {
  const next = rows.length > 0 ? {} : null;
  return {
    ok: true,
    data: { rows, next, isFetchingMore: false, moreFailure: null, firstNew: null, ...more },
    next: null,
  };
}

function List({ result, say }: { result: Result } & Pick<ExamplePage, 'say'>) {
  return (
    <StaffList
      list={{ result, showMore: () => Promise.resolve() }}
      skeleton={styles.skeleton}
      skeletons={2}
      empty={say({ en: 'Nothing here yet.', bn: 'এখানে এখনও কিছু নেই।' })}
      emptyHelp={say({ en: 'What is sent appears here.', bn: 'যা পাঠানো হয় তা এখানে আসে।' })}
      moreLabel={say({ en: 'SHOW MORE', bn: 'আরও দেখুন' })}
      className={styles.list}
    >
      {({ _id, name }) => (
        <article id={_id} tabIndex={-1} className={styles.row}>
          <div className={styles.who}>
            <h2>{name}</h2>
          </div>
        </article>
      )}
    </StaffList>
  );
}

import { type ApiResult, unreachable } from '#app/http/api-client.ts';
import type { RowsResult } from '#app/http/paged-list.ts';
import { type Example, type ExamplePage, longText } from '#app/ui/example.ts';
import { usePagedList } from '#app/ui/staff-list/use-paged-list.ts';
import { TrashRows, type Trashed, trashPage } from '#app/work/trash-list.tsx';

/** The `clientAction` of the examples page is made of these; taking back fails for one row. */
export const actions = {
  restore: (id: string): Promise<ApiResult<{ restoredCount: number }>> =>
    Promise.resolve(
      id === 'fails' ? unreachable : { ok: true, data: { restoredCount: 1 }, next: null },
    ),
};

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

const rows: Trashed[] = [
  { _id: 'deleted1', name: 'Rakib Hasan', deletedAt: hours(2), deletedBy: 'Asha' },
  { _id: 'deleted2', name: 'রাকিব হাসান', deletedAt: hours(29 * 24 - 1), deletedBy: null },
  { _id: 'deleted3', name: longText.bn, deletedAt: hours(30 * 24 - 1), deletedBy: longText.en },
];

export const examples: Example[] = [
  { name: 'TrashRows', render: (page) => <List {...page} first={found} /> },
  { name: 'TrashRows: taking back fails', render: (page) => <List {...page} first={failing} /> },
  { name: 'TrashRows: empty', render: (page) => <List {...page} first={none} /> },
  { name: 'TrashRows: failed', render: (page) => <List {...page} first={failed} /> },
  { name: 'TrashRows: loading', render: (page) => <List {...page} first={never} /> },
];

const answer = (data: Trashed[]): Promise<RowsResult<Trashed>> =>
  Promise.resolve({ ok: true, data, next: null });
const found = answer(rows);
const failing = answer([{ ...rows[0]!, _id: 'fails' }]);
const none = answer([]);
const failed: Promise<RowsResult<Trashed>> = Promise.resolve(unreachable);
const never = new Promise<RowsResult<Trashed>>(() => {});

function List({ first, say }: { first: Promise<RowsResult<Trashed>> } & Pick<ExamplePage, 'say'>) {
  return (
    <TrashRows
      paged={usePagedList({ firstRows: first, fetchPage: () => first, sizes: trashPage })}
      actions={actions}
      words={{
        restoreNamed: say({ en: 'Take back {name}', bn: '{name} ফিরিয়ে আনুন' }),
        restored: say({ en: 'It is back.', bn: 'ফিরিয়ে আনা হয়েছে।' }),
      }}
      detailOf={() => say({ en: 'Welder, Hungary', bn: 'ওয়েল্ডার, হাঙ্গেরি' })}
    />
  );
}

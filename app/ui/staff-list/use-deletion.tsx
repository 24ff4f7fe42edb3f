import { type ReactNode, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { useAction } from '../api-call/use-action.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { useRowActions } from './use-row-actions.ts';

type DeletionActs = {
  remove: (id: string) => Promise<ApiResult<{ deletedCount: number }>>;
  restore: (id: string) => Promise<ApiResult<{ restoredCount: number }>>;
};

/**
 * Deletes rows of a list: `dialog` is the question before, once `ask` was called, and `tell` gets the notice
 * after, with the way back. A hook, because the way back must outlive the dialog.
 */
export function useDeletion<Row extends { _id: string; name: string }>(
  acts: DeletionActs,
  tell: ReturnType<typeof useRowActions<Row>>['tell'],
  {
    texts,
    detailOf,
    consequence,
  }: {
    texts: { question: string; remove: string; removed: string };
    /** What tells rows of one name apart. */
    detailOf: (row: Row) => ReactNode;
    consequence: ReactNode;
  },
) {
  const [row, setRow] = useState<Row | null>(null);
  const removing = useAction(acts, 'remove');
  const restoring = useAction(acts, 'restore');
  const dialog = row && (
    <ConfirmDialog
      question={fill(texts.question, { name: row.name })}
      confirmLabel={texts.remove}
      send={() => removing.send(row._id)}
      onDone={({ deletedCount }) => {
        setRow(null);
        tell(row, deletedCount, {
          sentence: texts.removed,
          detail: detailOf(row),
          undo: () => restoring.send(row._id),
        });
      }}
      onCancel={() => setRow(null)}
    >
      {consequence}
    </ConfirmDialog>
  );
  return { ask: setRow, dialog };
}

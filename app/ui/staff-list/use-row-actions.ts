import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiResult } from '#app/http/api-client.ts';
import type { Notice } from '../toast/toast.tsx';

/** An action on a row that went well: what is said of it, and how it is undone. */
type Done<Row> = {
  sentence: string;
  detail?: ReactNode;
  /** What the row is now; without it the row is gone. */
  fresh?: Row;
  undo?: () => Promise<ApiResult<Record<string, number>>>;
};

/**
 * Shows what the API has done to a row of a list: the row changes at once, and a toast tells of it, with an undo.
 * An undo that failed is offered again with `mayRetry`; otherwise the row is not what it seemed, and the list is
 * loaded again.
 */
export function useRowActions<Row extends { _id: string }>(
  changeRows: (change: (rows: Row[]) => Row[]) => void,
  whose: (row: Row) => ReactNode,
  words: { already: string; takenBack?: string; notTakenBack?: string },
  { mayRetry = false } = {},
) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const { revalidate } = useRevalidator();

  /** `count` is how many rows the API has found to change: with 0 somebody else was faster. */
  function tell(row: Row, count: number, { sentence, detail, fresh, undo }: Done<Row>) {
    if (count === 0) {
      return setNotice({ tone: 'danger', sentence: words.already, detail: whose(row) });
    }
    const now = fresh ? [fresh] : [];
    changeRows((rows) => rows.flatMap((one) => (one._id === row._id ? now : [one])));
    const takeBack = undo && (() => void undo().then(tellUndone));
    setNotice({ tone: 'success', sentence, detail, ...(takeBack && { undo: takeBack }) });

    function tellUndone(result: ApiResult<Record<string, number>>) {
      const isBack = result.ok && (mayRetry || Object.values(result.data).some((each) => each > 0));
      setNotice({
        tone: isBack ? 'success' : 'danger',
        sentence: (isBack ? words.takenBack : words.notTakenBack) ?? '',
        detail: whose(row),
        ...(!isBack && mayRetry && takeBack && { undo: takeBack }),
      });
      if (!result.ok && !mayRetry) void revalidate();
    }
  }

  return { notice, setNotice, tell };
}

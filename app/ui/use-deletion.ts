import { useState } from 'react';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';

/**
 * Deleting one row of a list, after asking. `onDone` is told whether it was us: false when somebody
 * else was faster.
 */
export function useDeletion<Row extends { _id: string }>(
  remove: (id: string) => Promise<ApiResult<{ deletedCount: number }>>,
  onDone: (row: Row, wasUs: boolean) => void,
) {
  const [row, setRow] = useState<Row | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  function ask(asked: Row) {
    setFailure(null);
    setRow(asked);
  }

  async function confirm() {
    if (!row || isBusy) return;
    setBusy(true);
    setFailure(null);
    const result = await remove(row._id);
    setBusy(false);
    if (!result.ok) return setFailure(result);
    setRow(null);
    onDone(row, result.data.deletedCount > 0);
  }

  return { row, isBusy, failure, ask, confirm, cancel: () => setRow(null) };
}

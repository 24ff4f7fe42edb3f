import { useState } from 'react';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';

/** A change of a record: where somebody else has changed it meanwhile, `theirs` is what it is now. */
export type OrTheirs<Row, Answer = Row> = ApiResult<Answer> | (ApiFailure & { theirs: Row });

/** Sends a change, and reads the record anew where it came too late. */
export async function orTheirs<Row, Answer = Row>(
  change: Promise<ApiResult<Answer>>,
  read: () => Promise<ApiResult<Row>>,
): Promise<OrTheirs<Row, Answer>> {
  const result = await change;
  if (result.ok || result.code !== 'changed_meanwhile') return result;
  const fresh = await read();
  return fresh.ok ? { ...result, theirs: fresh.data } : fresh;
}

/**
 * A form that puts a record back among those that wait. What is typed stays until it has been kept. Where somebody else has
 * changed the record meanwhile, only a second press puts it back, from how it is then.
 */
export function usePutBack<Row extends { _id: string; version: number }>(
  acts: {
    putBack: (id: string, body: { version: number; reason: string }) => Promise<OrTheirs<Row>>;
  },
  record: Row,
  onDone: (fresh: Row) => void,
) {
  const { isBusy, failure, send } = useAction(acts, 'putBack');
  const [reason, setReason] = useState('');
  const [theirs, setTheirs] = useState<Row | null>(null);

  async function putBack() {
    const { _id, version } = theirs ?? record;
    const result = await send(_id, { version, reason });
    if (result.ok) onDone(result.data);
    else if ('theirs' in result) setTheirs(result.theirs);
  }

  return { isBusy, failure, theirs, reason, setReason, putBack };
}

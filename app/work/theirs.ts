import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';

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

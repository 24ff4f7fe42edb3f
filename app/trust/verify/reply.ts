import type { Check } from '../check/check-value.server.ts';

/** What the page says about a value that was typed in, and that value. */
export type VerifyReply = { value: string } & (
  Check | { status: 'too_long' } | { status: 'unreachable' }
);

export const replyStatus: Record<VerifyReply['status'], number> = {
  answered: 200,
  required: 422,
  several: 422,
  too_long: 422,
  too_many: 429,
  unreachable: 503,
};

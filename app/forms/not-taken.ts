import type { FieldMessage } from './form-state.ts';

/** Why a form that the server draws has come back. */
export type NotTaken =
  | { status: 'unreachable' }
  | { status: 'refused'; wrong: FieldMessage[] }
  | { status: 'too_many'; retryAfterSeconds: number };

/** The code of what is wrong with a field of it. */
export function errorCodeOf(
  reply: { status: string; wrong?: FieldMessage[] } | undefined,
  field: string,
): string | undefined {
  return reply?.wrong?.find((one) => one.field === field)?.code;
}

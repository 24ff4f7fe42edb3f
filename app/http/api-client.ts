import type { FieldError, Problem } from './field-errors.ts';
import type { ProblemCode } from './problems.ts';
import { accountHeaders } from '#app/auth/account-header.ts';
import { renewSession, renewalsSoFar } from '#app/auth/session-renewal.ts';

/**
 * Why a call of the API failed: its code, and the invalid fields. Without a response `status` is 0 and the
 * code `unreachable`.
 */
export type ApiFailure = { ok: false; status: number; code: FailureCode; errors: FieldError[] };

/** A problem code of the API, or that no response came. */
export type FailureCode = ProblemCode | 'unreachable';

/** The result of a call. A failure is a value, because every page has something to say about it. */
export type ApiResult<T> = { ok: true; data: T; next: PageQuery | null } | ApiFailure;

/** Which part of a list to fetch: how many rows, and after which one. */
export type PageQuery = { limit?: string; cursor?: string };

/** Filled in by `app/api.server.ts` with the types of all calls. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Register {}

type Calls = Register extends { calls: infer All } ? All : never;

/** The name of a call: method and path, with `:name` for a parameter. */
export type CallName = keyof Calls & string;

/** What a successful call returns. */
export type AnswerOf<Name extends CallName> = Calls[Name]['answer'];

type Given<Key extends string, Value, Wanted> = Wanted extends undefined
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };

/** The input of a call: parameters of its path, its query, its body. */
export type Input<Name extends CallName> = Given<
  'params',
  Record<Calls[Name]['params'], string>,
  Calls[Name]['params'] extends never ? undefined : Calls[Name]['params']
> & {
  query?: Calls[Name]['query'];
  /**
   * Id of the account that the call is for, where it is not that of the page, or where it reads. In the session of another
   * it is refused: `other_account`.
   */
  account?: string;
  /** Sent as `Idempotency-Key`: repeating the call with it does nothing twice. */
  key?: string;
} & Given<'body', Calls[Name]['body'], Calls[Name]['body']>;

/**
 * Calls our JSON API from the browser with the session cookie. An object is sent as JSON, a form as
 * multipart. `next` is the next page of a list (RFC 8288), null at its end. Where the page can ask for a new
 * sign-in, a call that was refused for want of one is repeated after it: nothing else is needed for a call that
 * answers `fresh_sign_in_required`.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[input]: Input<Name> extends { params?: undefined; body?: undefined }
    ? [Input<Name>?]
    : [Input<Name>]
): Promise<ApiResult<AnswerOf<Name>>> {
  const before = renewalsSoFar();
  const result = await callOnce<AnswerOf<Name>>(name, input);
  return (await signedInAnew(result, before)) ? callOnce(name, input) : result;
}

/**
 * Whether a call was refused for want of a sign-in, or of a fresh one, and the user has signed in since it was made, `before`
 * further renewals. It has changed nothing, so it can be repeated.
 */
export async function signedInAnew(result: ApiResult<unknown>, before: number): Promise<boolean> {
  if (result.ok) return false;
  if (isSignedOut(result)) return renewSession('ended', before);
  return result.code === 'fresh_sign_in_required' && renewSession('not-fresh', before);
}

async function callOnce<T>(
  name: string,
  {
    params,
    query,
    body,
    account,
    key,
  }: { params?: object; query?: object; body?: object; account?: string; key?: string } = {},
): Promise<ApiResult<T>> {
  const [method = '', path = ''] = name.split(' ');
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(addressOf(path, params, query), {
      method,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...accountHeaders(method, account),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return resultOf(response.status, answer, response.headers.get('link'));
  } catch {
    return unreachable;
  }
}

/** The address of a call; empty query parameters are left out. */
function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const search = Object.entries(query).filter(([, value]) => value);
  return search.length > 0 ? `${filled}?${new URLSearchParams(search)}` : filled;
}

/** Whether a call was refused because nobody is signed in any more. */
export function isSignedOut(failure: ApiFailure): boolean {
  return failure.status === 401 && failure.code === 'not_signed_in';
}

/** No response from our API: no network, or a portal or proxy in between has answered. */
export const unreachable: ApiFailure = { ok: false, status: 0, code: 'unreachable', errors: [] };

/**
 * The result of a call by status, JSON and `Link` header. A success without JSON (`undefined`) counts as
 * unreachable: a captive portal or a proxy has answered with a page of its own.
 */
export function resultOf<T>(status: number, answer: unknown, link: string | null): ApiResult<T> {
  if (status >= 400) {
    const problem: Partial<Problem & { code: ProblemCode }> =
      typeof answer === 'object' && answer !== null ? answer : {};
    const { code = 'refused', errors = [] } = problem;
    return { ok: false, status, code, errors };
  }
  if (answer === undefined) return unreachable;
  // The types of both sides come from one definition, and tests check every response against it.
  return { ok: true, data: answer as T, next: nextPage(link) };
}

function nextPage(link: string | null): PageQuery | null {
  const address = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (address === undefined) return null;
  const query = new URLSearchParams(address.split('?')[1]);
  return { limit: query.get('limit') ?? '', cursor: query.get('cursor') ?? '' };
}

import type { FieldError, Problem } from './problem.ts';
import { renewSession } from './session-renewal.ts';

/**
 * Why a call to the JSON API did not succeed: the API's own code, with the fields that are wrong.
 * `status` is 0, and the code `unreachable`, when no answer came.
 */
export type ApiFailure = { ok: false; status: number; code: string; errors: FieldError[] };

/** What came of a call. A failure is a value, because every page has something to say about it. */
export type ApiResult<T> = { ok: true; data: T; next: string | null } | ApiFailure;

/**
 * Calls our JSON API from the browser, with the session's cookie. An object is sent as JSON, a form
 * as multipart. `next` is the address of the next page of a list (RFC 8288), null at its end. Where the
 * page can ask for a new sign-in, a call that found the session ended is made again after it.
 */
export async function callApi<T>(
  method: Method,
  address: string,
  body?: object,
): Promise<ApiResult<T>> {
  const result = await callOnce<T>(method, address, body);
  // Refused calls have done nothing, so the same one can simply be made again.
  return !result.ok && isSignedOut(result) && (await renewSession())
    ? callOnce<T>(method, address, body)
    : result;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

async function callOnce<T>(
  method: Method,
  address: string,
  body: object | undefined,
): Promise<ApiResult<T>> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(address, {
      method,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return failureOf(response.status, answer);
    // A captive portal or a proxy answers 200 with a page of its own: that was not our API.
    if (answer === undefined) return unreachable;
    return { ok: true, data: answer as T, next: nextAddress(response.headers.get('link')) };
  } catch {
    return unreachable;
  }
}

/** Tells whether a call was refused because nobody is signed in, or no longer. */
export function isSignedOut(failure: ApiFailure): boolean {
  return failure.status === 401 && failure.code === 'not_signed_in';
}

/** No answer came: no network, or something in between that is not our API. */
export const unreachable: ApiFailure = { ok: false, status: 0, code: 'unreachable', errors: [] };

/** A refusal of the API as a value, from its status and its body. */
export function failureOf(status: number, answer: unknown): ApiFailure {
  const { code = 'refused', errors = [] } = (answer ?? {}) as Partial<Problem>;
  return { ok: false, status, code, errors };
}

function nextAddress(link: string | null): string | null {
  return /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

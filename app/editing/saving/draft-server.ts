import { accountHeader } from '#app/auth/account-header.ts';
import {
  type ApiFailure,
  type FailureCode,
  callApi,
  isSignedOut,
  resultOf,
  unreachable,
} from '#app/http/api-client.ts';
import type { DraftedDocument, Change, Trouble } from './saving.ts';
import { beginNotice } from '../list/notice-acts.ts';
import type { DraftServer, SaveAnswer } from './saver.ts';

/**
 * The API, as a screen needs it that saves one document, for the account under which it was opened. With a `beginning` the
 * document is a notice that is not there before it is first saved.
 */
export function draftServer(
  id: string,
  account: string,
  beginning?: Pick<Change, 'path' | 'value'>[],
): DraftServer {
  let toBegin = beginning;
  return {
    async save({ editor, sequence, changes }) {
      if (toBegin) {
        const begun = await beginNotice(id.slice('news.'.length));
        if (!begun.ok) return notSaved(begun, changes);
      }
      const isTyped = (path: string) => changes.some((change) => change.path === path);
      const first = (toBegin ?? []).filter(({ path }) => !isTyped(path));
      const all = [...first.map((change) => ({ ...change, base: 0 })), ...changes];
      const sent = all.map(({ path, base, value }) => ({ path, base, value }));
      const result = await callApi('PATCH /api/content/:id', {
        account,
        params: { id },
        body: { editor, sequence, changes: sent },
      });
      if (result.ok) toBegin = undefined;
      return result.ok ? { status: 'saved', document: result.data } : notSaved(result, changes);
    },
    /** Not by `callApi`: a page that only waits must not ask anybody to sign in. */
    async look(version) {
      if (toBegin) return { status: 'same' };
      const response = await fetch(`/api/content/${encodeURIComponent(id)}`, {
        headers: { 'if-none-match': `"${version}"`, [accountHeader]: account },
      }).catch(() => null);
      if (response?.status === 304) return { status: 'same' };
      const answer: unknown = await response?.json().catch(() => undefined);
      const result = response
        ? resultOf<DraftedDocument>(response.status, answer, null)
        : unreachable;
      return result.ok
        ? { status: 'changed', document: result.data }
        : { status: 'failed', trouble: troubleOf(result) ?? 'server' };
    },
  };
}

function notSaved(failure: ApiFailure, changes: Change[]): SaveAnswer {
  const { code, errors } = failure;
  const trouble = troubleOf(failure);
  if (trouble) return { status: 'failed', trouble };
  if (code === 'changed_meanwhile') {
    const theirs = errors.map(
      ({ field, code: why, value = null, version = 0, by = null, at = null }) => {
        return [field, { value, version, by, at, isRemoved: why === 'removed_meanwhile' }] as const;
      },
    );
    return { status: 'collided', theirs: Object.fromEntries(theirs) };
  }
  const named = errors.filter(({ field }) => changes.some(({ path }) => path === field));
  const codes: [string, FailureCode | string][] =
    named.length > 0
      ? named.map((error) => [error.field, error.code])
      : changes.map(({ path }) => [path, code]);
  return { status: 'refused', codes: Object.fromEntries(codes) };
}

/** What passes by itself, or by signing in; null for a refusal that would come again. */
function troubleOf(failure: ApiFailure): Trouble | null {
  if (failure.status === 0) return 'network';
  if (isSignedOut(failure)) return 'signedOut';
  if (failure.code === 'other_account') return 'otherAccount';
  return failure.status >= 500 || failure.status === 429 ? 'server' : null;
}

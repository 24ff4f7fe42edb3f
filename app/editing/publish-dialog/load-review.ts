import { kindOf } from '#app/content/documents.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import type { Language } from '#app/i18n/language.ts';
import { type ComparedLeaf, comparedLeaves } from '../compare/compared-leaf.ts';
import { liveAndDraft } from '../fields/shown-content.ts';
import { keptDocuments } from '../saving/kept-changes.ts';

/** A document with a draft. */
export type DraftToPublish = {
  id: string;
  title: string;
  version: number;
  changes: ComparedLeaf[];
  isAsked: boolean;
  /** Something that was typed into it is on this device alone. */
  isKept: boolean;
};

/** What there is to publish, and what publishing the chosen documents would do. */
export type Review = {
  drafts: DraftToPublish[];
  chosen: DraftToPublish[];
  rehearsal: AnswerOf<'POST /api/content/rehearsals'>;
};

const nothing: Review['rehearsal'] = {
  ...{ changes: [], held: [], foreign: [] },
  ...{ faults: [], warnings: [], pages: [] },
};

/**
 * Reads the drafts, then rehearses the chosen ones: in this order what is published is never newer than what was
 * shown, because then the version is another. The failure of the first call that did not succeed.
 */
export async function loadReview(
  wanted: readonly string[],
  language: Language,
): Promise<ApiResult<Review>> {
  const [listed, session] = await Promise.all([
    callApi('GET /api/content'),
    callApi('GET /api/auth/get-session'),
  ]);
  if (!listed.ok) return listed;
  if (!session.ok) return session;
  const kept = keptDocuments(() => localStorage, session.data?.staff.id ?? '');

  const drafts: DraftToPublish[] = [];
  const rows = listed.data.filter(({ state }) => state === 'draft');
  const answers = await Promise.all(
    rows.map(({ _id: id }) => callApi('GET /api/content/:id', { params: { id } })),
  );
  for (const [at, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    const { _id: id, title, askedAt } = rows[at]!;
    const kind = kindOf(id);
    if (!kind) continue;
    const { before, after } = liveAndDraft(kind.fields, answer.data);
    drafts.push({
      ...{ id, title: title[language], version: answer.data.version },
      changes: comparedLeaves(kind, before, after, language),
      ...{ isAsked: askedAt !== null, isKept: kept.includes(id) },
    });
  }

  const chosen = drafts.filter(({ id }) => wanted.includes(id));
  if (chosen.length === 0)
    return { ok: true, data: { drafts, chosen, rehearsal: nothing }, next: null };
  const ids = chosen.map(({ id }) => id);
  const rehearsed = await callApi('POST /api/content/rehearsals', { body: { documents: ids } });
  if (!rehearsed.ok) return rehearsed;
  return { ok: true, data: { drafts, chosen, rehearsal: rehearsed.data }, next: null };
}

/** The changes of a document that the rehearsal has among some of its own: those that go, or those that are held. */
export function changesAmong(
  { id, changes }: DraftToPublish,
  told: readonly { document: string; path: string }[],
): ComparedLeaf[] {
  const paths = new Set(told.filter(({ document }) => document === id).map(({ path }) => path));
  return changes.filter(({ path }) => paths.has(path));
}

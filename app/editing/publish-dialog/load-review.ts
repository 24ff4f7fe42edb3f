import { isNoticeId, kindOf } from '#app/content/documents.ts';
import { labelAt } from '#app/content/faults/fault-sentence.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { fieldPath } from '#app/content/leaves.ts';
import { isMoment } from '#app/content/news/typed-moment.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import type { Language } from '#app/i18n/language.ts';
import { type ComparedLeaf, comparedLeaves } from '../compare/compared-leaf.ts';
import type { LeafAnswer, LeftOut } from '../content-shapes.ts';
import { liveAndDraft } from '../fields/shown-content.ts';
import { keptDocuments } from '../saving/kept-changes.ts';

/** A document with a draft. */
export type DraftToPublish = {
  id: string;
  title: string;
  version: number;
  changes: ComparedLeaf[];
  /** The same by field: what can be ticked. */
  fields: ChangedField[];
  /** Of a notice that begins later than now: when, as ISO 8601 in UTC. */
  from: string | null;
  isAsked: boolean;
  /** Something that was typed into it is on this device alone. */
  isKept: boolean;
};

/** The changes in one field, which go together or not at all. */
export type ChangedField = {
  path: string;
  label: string;
  leaves: ComparedLeaf[];
  isLeft: boolean;
  /** Who has put an earlier version of it back, and when, and nobody has published it. */
  restored: Pick<LeafAnswer, 'by' | 'at'> | null;
};

/** What was ticked or unticked, by `tickOf`. */
export type Ticks = Record<string, boolean>;

export const tickOf = (document: string, path: string) => `${document} ${path}`;

/** What there is to publish, and what publishing the chosen documents would do. */
export type Review = {
  drafts: DraftToPublish[];
  chosen: DraftToPublish[];
  without: LeftOut;
  rehearsal: AnswerOf<'POST /api/content/rehearsals'>;
};

const nothing: Review['rehearsal'] = {
  ...{ changes: [], held: [], foreign: [] },
  ...{ faults: [], warnings: [], pages: [] },
};

/**
 * Reads the drafts, then rehearses the chosen ones, or all: in this order what is published is never newer than what was
 * shown, because then the version is another. The failure of the first call that did not succeed.
 */
export async function loadReview(
  wanted: readonly string[] | null,
  ticks: Ticks,
  language: Language,
): Promise<ApiResult<Review>> {
  const [listed, session] = await Promise.all([
    callApi('GET /api/content'),
    callApi('GET /api/auth/get-session'),
  ]);
  if (!listed.ok) return listed;
  if (!session.ok) return session;
  const kept = keptDocuments(() => localStorage, session.data?.staff.id ?? '');

  const reader = session.data?.staff.email;

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
    const changes = comparedLeaves(kind, before, after, language);
    // What was put back to what is live, and an empty notice, is nothing to publish.
    if (changes.length === 0) continue;
    const fields = fieldsOf(answer.data, { kind, changes, after, reader, ticks, language });
    const isLeft = fields.some((field) => field.path === 'from' && field.isLeft);
    const { from } = isLeft ? before : after;
    const isLater = isNoticeId(id) && isMoment(from) && from > new Date().toISOString();
    drafts.push({
      ...{ id, title: title[language], version: answer.data.version, changes, fields },
      from: isLater ? from : null,
      ...{ isAsked: askedAt !== null, isKept: kept.includes(id) },
    });
  }

  const chosen = drafts.filter(({ id }) => !wanted || wanted.includes(id));
  const without = chosen.flatMap(({ id, fields }) =>
    fields.filter(({ isLeft }) => isLeft).map(({ path }) => ({ document: id, path })),
  );
  if (chosen.length === 0)
    return { ok: true, data: { drafts, chosen, without, rehearsal: nothing }, next: null };
  const documents = chosen.map(({ id }) => id);
  const rehearsed = await callApi('POST /api/content/rehearsals', { body: { documents, without } });
  if (!rehearsed.ok) return rehearsed;
  return { ok: true, data: { drafts, chosen, without, rehearsal: rehearsed.data }, next: null };
}

/** The changes by field. What somebody else has put back, and left, is unticked until somebody ticks it. */
function fieldsOf(
  { _id: id, leaves }: AnswerOf<'GET /api/content/:id'>,
  {
    kind: { fields },
    changes,
    after,
    reader,
    ticks,
    language,
  }: {
    kind: DocumentKind;
    changes: ComparedLeaf[];
    after: object;
    reader: string | undefined;
    ticks: Ticks;
    language: Language;
  },
): ChangedField[] {
  const paths = [...new Set(changes.map(({ path }) => fieldPath(fields, path)))];
  return paths.map((field) => {
    const isInside = (path: string) => fieldPath(fields, path) === field;
    const inside = changes.filter(({ path }) => isInside(path));
    const drafted = Object.entries(leaves)
      .filter(([path, { draft }]) => draft !== undefined && isInside(path))
      .map(([, leaf]) => leaf);
    const [first] = drafted;
    const restored = first && drafted.every(({ isRestored }) => isRestored) ? first : null;
    const isOthers = restored !== null && restored.by?.email !== reader;
    const [only, ...more] = inside;
    return {
      path: field,
      label: only && more.length === 0 ? only.label : labelAt(fields, after, field, language),
      leaves: inside,
      isLeft: !(ticks[tickOf(id, field)] ?? !isOthers),
      restored,
    };
  });
}

/** The changes of a document that the rehearsal has among some of its own: those that go, or those that are held. */
export function changesAmong(
  { id, changes }: DraftToPublish,
  told: readonly { document: string; path: string }[],
): ComparedLeaf[] {
  const paths = new Set(told.filter(({ document }) => document === id).map(({ path }) => path));
  return changes.filter(({ path }) => paths.has(path));
}

import { ourContacts } from '#app/content/contacts/contacts.ts';
import type { Documents } from '#app/content/documents.ts';
import { contentWith, noticesWith } from '#app/content/news/content-with.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import type { Finding } from '#app/content/faults/faults.ts';
import { costWarningSentence, costWarnings } from '#app/content/policy/cost-warnings.ts';
import { policyWarningSentence, policyWarnings } from '#app/content/policy/policy-warnings.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Language } from '#app/i18n/language.ts';
import { imageKeysIn } from '#app/images/content-image.ts';
import type { FindingAnswer, LeftOut } from '../content-shapes.ts';
import { documentFaults, findingAnswers } from '../documents/document-faults.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { noticeFaults, withBeginning } from '../notices/notice-faults.ts';
import { type Plan, planDocument } from './plan-document.server.ts';

/** Documents as they would go live together. */
export type Prepared = {
  plans: Plan[];
  /** All content then. */
  next: Documents;
  faults: FindingAnswer[];
  warnings: FindingAnswer[];
  /** The fields that bring in a number or an address that is not ours. */
  foreign: FindingAnswer[];
};

/** Reads documents by their ids; the first unknown one instead, where there is one. */
export async function readDocuments(
  db: Database,
  ids: readonly string[],
): Promise<EditedDocument[] | { unknown: string }> {
  const found: EditedDocument[] = [];
  for (const id of ids) {
    const document = await readEdited(db, id);
    if (!document) return { unknown: id };
    found.push(document);
  }
  return found;
}

/** Plans the publication of documents over what is live, and finds what is wrong with those of which something goes. */
export function prepare(
  documents: readonly EditedDocument[],
  live: Snapshot,
  {
    isOwner,
    language,
    now,
    without = [],
  }: { isOwner: boolean; language: Language; now: Date; without?: LeftOut },
): Prepared {
  const ours = ourContacts(live.documents);
  const plans = documents.map((document) =>
    planDocument(withBeginning(document, now), {
      isOwner,
      ours,
      without: new Set(
        without.filter((one) => one.document === document.id).map(({ path }) => path),
      ),
    }),
  );
  const changed = plans.map(({ document: { id }, content }) => ({ id, content }));
  const next = contentWith(live, changed, now);
  const notices = noticesWith(live.notices, changed);
  // Of what is held alone nothing changes: a fault in it is no reason to keep the others.
  const going = plans.filter((plan) => plan.changed.length > 0);
  const told = going.map(({ document, content }) => {
    const found = [
      ...documentFaults(document, content, todayInDhaka(now)),
      ...noticeFaults({ id: document.id, content }, notices, now),
    ];
    return findingAnswers(document, content, found, language);
  });
  const faults = told.flatMap((one) => one.faults);
  const warnings = told.flatMap((one) => one.warnings);
  // Documents are compared once each is right by itself.
  if (faults.length === 0) warnings.push(...differencesFromPolicy(next, going, language));
  const foreign = plans.flatMap((plan) => foreignFindings(plan, language));
  if (isOwner) warnings.push(...foreign);
  return { plans, next, faults, warnings, foreign };
}

function foreignFindings({ document, foreign }: Plan, language: Language): FindingAnswer[] {
  const found = foreign.map(({ path }): Finding => {
    return { path, locale: null, code: 'foreign_contact', isWarning: true };
  });
  return findingAnswers(document, document.draftContent, found, language).warnings;
}

/** What the policy does not state, or states otherwise, where the policy or the page that says so goes live. */
function differencesFromPolicy(
  next: Documents,
  plans: readonly Plan[],
  language: Language,
): FindingAnswer[] {
  const ids = new Set<string>(plans.map(({ document }) => document.id));
  const contradictions = ids.has('policy') || ids.has('costs') ? costWarnings(next) : [];
  const figures = policyWarnings(next)
    .filter(({ document }) => ids.has('policy') || ids.has(document))
    .map((warning) => ({
      document: warning.document,
      path: warning.path,
      locale: warning.locale,
      code: 'not_in_policy',
      message: policyWarningSentence(warning, next, language),
    }));
  const costs = contradictions.map((warning) => ({
    document: 'costs',
    path: warning.path,
    locale: null,
    code: 'contradicts_policy',
    message: costWarningSentence(warning, next, language),
  }));
  return [...figures, ...costs];
}

/** The fields that show a picture which is not there. */
export function missedPictures(
  plans: readonly Pick<Plan, 'document' | 'content' | 'changed'>[],
  keys: readonly string[],
  language: Language,
): FindingAnswer[] {
  return plans.flatMap(({ document, content, changed }) => {
    const missed = changed
      .filter(({ after }) => imageKeysIn(after).some((key) => keys.includes(key)))
      .map(({ path }): Finding => {
        return { path, locale: null, code: 'no_such_picture', isWarning: false };
      });
    return findingAnswers(document, content, missed, language).faults;
  });
}

import type { AnswerOf } from '#app/http/api-client.ts';
import type { Bilingual } from '#app/i18n/language.ts';

export type ListedDocument = AnswerOf<'GET /api/content'>[number];

/** One thing to do, with the address where it is done. */
export type Todo = {
  kind: 'kept' | 'licence' | 'asked' | 'missing' | 'lost' | 'stale' | 'sample';
  /** How many of its kind; 1 for what is no number. */
  count: number;
  /** Who asks. */
  who?: string | undefined;
  /** The document, in the agency's words. */
  where: Bilingual;
  to: string;
};

/** What is to do in all documents, the gravest first. */
export function todosOf(
  listed: readonly ListedDocument[],
  {
    hasLicence,
    kept,
  }: { hasLicence: boolean; /** Ids of documents with unsaved texts. */ kept: string[] },
): Todo[] {
  const agency = listed.find(({ _id }) => _id === 'agency');
  const licence: Todo[] =
    hasLicence || !agency
      ? []
      : [{ kind: 'licence', count: 1, where: agency.title, to: '/admin/content/office' }];
  const asked = listed
    .filter(({ askedAt }) => askedAt)
    .map((document): Todo => {
      const who = document.askedBy?.name;
      return { kind: 'asked', count: 1, who, where: document.title, to: addressOf(document) };
    });
  const unsaved = listed
    .filter(({ _id }) => kept.includes(_id))
    .map((document): Todo => ({
      ...{ kind: 'kept', count: 1, where: document.title },
      to: addressOf(document),
    }));
  return [
    ...unsaved,
    ...licence,
    ...asked,
    ...(['missing', 'lost', 'stale', 'sample'] as const).flatMap((kind) =>
      listed
        .filter(({ todo }) => todo[kind] > 0)
        .map((document): Todo => ({
          ...{ kind, count: document.todo[kind], where: document.title },
          to: addressOf(document, `?todo=${kind}`),
        })),
    ),
  ];
}

function addressOf({ _id }: ListedDocument, query = ''): string {
  return `/admin/content/${_id}${query}`;
}

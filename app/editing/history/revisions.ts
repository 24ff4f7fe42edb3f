import { labelAt } from '#app/content/faults/fault-sentence.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { withValue } from '#app/content/leaves.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { fill } from '#app/i18n/fill.ts';
import { type Language, languageNames } from '#app/i18n/language.ts';
import type { historyTexts } from './history.text.ts';

export type Revision = AnswerOf<'GET /api/content/:id/revisions'>[number];

/** The revision that visitors see: of those published the one with the highest number, or what was shipped. */
export function liveRevision(revisions: readonly Revision[]): Revision | undefined {
  const highest = Math.max(...revisions.map(({ number }) => number ?? -1));
  return revisions.find(({ number }) => number === highest);
}

/** The content of a revision; null once its texts are erased. */
export type RevisionContent = Record<string, unknown> | null;

/** The contents of two revisions; the failure of the first call that did not succeed. */
export async function loadContents(
  id: string,
  revisions: readonly string[],
): Promise<ApiResult<RevisionContent[]>> {
  const contents: RevisionContent[] = [];
  const answers = await Promise.all(
    revisions.map((revision) =>
      callApi('GET /api/content/:id/revisions/:revision', { params: { id, revision } }),
    ),
  );
  for (const answer of answers) {
    if (!answer.ok) return answer;
    const { state, fields } = answer.data;
    contents.push(
      state === 'erased'
        ? null
        : Object.entries(fields).reduce<Record<string, unknown>>(
            (content, [path, value]) => withValue(content, path, value),
            {},
          ),
    );
  }
  return { ok: true, data: contents, next: null };
}

/** The older of two revisions first. What was shipped is the oldest. */
export function inOrder(one: Revision, other: Revision): [Revision, Revision] {
  return (one.at ?? '') <= (other.at ?? '') ? [one, other] : [other, one];
}

const mostNamed = 3;

/** Which fields a revision has changed, and in which languages: "Tagline (বাংলা), Headline (both)". */
export function changedInWords(
  { fields }: DocumentKind,
  { changed, number }: Revision,
  texts: Record<keyof typeof historyTexts, string>,
  language: Language,
): string {
  if (number === 0) return texts.everything;
  const named = Object.entries(changed).map(([path, inside]) => {
    const label = labelAt(fields, {}, path, language);
    if (inside.length === 0) return label;
    const [only] = inside;
    return `${label} (${inside.length > 1 ? texts.both : languageNames[only!]})`;
  });
  const rest = named.length - mostNamed;
  const shown = named.slice(0, mostNamed).join(', ');
  return rest > 0 ? `${shown} ${fill(texts.more, { count: formatNumber(language, rest) })}` : shown;
}

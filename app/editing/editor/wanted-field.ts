import { isMissing } from '#app/content/faults/faults.text.ts';
import { type DraftedDocument, valueOf } from '../saving/saving.ts';
import { lacksEnglish } from '../lacks-english.ts';
import { isSample } from './sections.ts';

/** The path of the field that an address leads to (`?field=…`, `?todo=stale`); null for none. */
export function wantedField(
  query: URLSearchParams,
  { leaves, faults }: DraftedDocument,
): string | null {
  const field = query.get('field');
  if (field) return field;
  const paths = Object.keys(leaves);
  switch (query.get('todo')) {
    case 'missing':
      return (
        faults.find(({ code }) => isMissing(code))?.path ??
        paths.find((path) => lacksEnglish(valueOf(leaves[path]))) ??
        null
      );
    case 'stale':
      return paths.find((path) => leaves[path]?.stale) ?? null;
    case 'sample':
      return (
        paths
          .find((path) => isSample(path) && valueOf(leaves[path]) === true)
          ?.replace(/\/?sample$/, '') ?? null
      );
    default:
      return null;
  }
}

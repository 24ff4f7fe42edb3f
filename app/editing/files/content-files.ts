import { type DocumentId, type Documents, documentIds, documents } from '#app/content/documents.ts';
import type { Field, Fields } from '#app/content/fields.ts';
import { emptyGuide, isGuideListed } from '#app/content/kinds/trust/guide.ts';
import { isRecord, itemsOf } from '#app/content/leaves.ts';
import { writePolicy } from '#app/content/policy/write-policy.ts';
import { isSameValue } from '#app/content/same-value.ts';

/**
 * Content as files, by their names below `content/`, in the form in which it is shipped: keys in the order of the
 * descriptions, two spaces, one line break at the end.
 */
export function contentFiles(all: Documents): Map<string, string> {
  const files = documentIds
    .filter((id) => isGuideNeeded(id, all))
    .map((id): [string, string] => [documents[id].file, jsonOf(id, all)]);
  return new Map([
    ...files,
    ['policy.bn.md', writePolicy(all.policy, 'bn')],
    ['policy.en.md', writePolicy(all.policy, 'en')],
  ]);
}

/** There may be guides for forty countries: those that the agency names have a file, and those in which something is written. */
function isGuideNeeded(id: DocumentId, all: Documents): boolean {
  return isGuideListed(id, all) || !isSameValue(all[id], emptyGuide);
}

/** What the Markdown of the policy holds does not stand in its JSON again. */
const inMarkdown: Partial<Record<DocumentId, string[]>> = { policy: ['title', 'lead', 'sections'] };

function jsonOf(id: DocumentId, all: Documents): string {
  const fields: Fields = documents[id].fields;
  const inJson = Object.entries(fields).filter(([name]) => !inMarkdown[id]?.includes(name));
  const content = inOrder(Object.fromEntries(inJson), all[id]);
  return `${JSON.stringify(content, null, 2)}\n`;
}

function inOrder(fields: Fields, content: unknown): object {
  if (!isRecord(content)) return {};
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => content[name] !== undefined)
      .map(([name, field]) => [name, valueInOrder(field, content[name])]),
  );
}

function valueInOrder(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'group':
      return inOrder(field.fields, value);
    case 'both':
      return textInOrder(value);
    case 'lines':
      return Array.isArray(value) ? value.map(textInOrder) : value;
    case 'list':
      return itemsOf(value).map((item) => ({
        // An item whose own field names it needs no other key.
        ...(item[field.key ?? ''] !== item._key && { _key: item._key }),
        ...inOrder(field.item, item),
      }));
    case 'fact':
      return value;
  }
}

function textInOrder(text: unknown): unknown {
  return isRecord(text) ? { en: text.en, bn: text.bn } : text;
}

import { destinations, prefilledCountry } from '#app/content/destinations.ts';
import { partsOfBlock } from '#app/content/kinds/parts/blocks.ts';
import type { FactField, Field, Fields, ListField } from '#app/content/fields.ts';
import { type Item, fieldsIn, isRecord, itemsOf } from '#app/content/leaves.ts';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { type Language, otherLanguage } from '#app/i18n/language.ts';
import { textOf } from '../fields/value-lines.ts';

/** The items of a list in a document's content. */
export function itemsAt(content: unknown, path: string): Item[] {
  return itemsOf(nodeAt(content, path.split('/')));
}

/** Below a list the next part of a path is the key of an item. */
function nodeAt(node: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return node;
  const inside = Array.isArray(node)
    ? itemsOf(node).find(({ _key }) => _key === name)
    : isRecord(node)
      ? node[name]
      : undefined;
  return nodeAt(inside, rest);
}

/** What an item is called: its first text, in this language if it has one, else its first fact in words. Empty for a new one. */
export function nameOf({ item, key }: ListField, content: Item, language: Language): string {
  const fields = fieldsIn(item).filter(([path]) => path !== key);
  const texts = fields.flatMap(([path, { type }]) => {
    const value = content[path];
    if (type === 'both') return [textOf(value)];
    return type === 'lines' && Array.isArray(value) ? value.map(textOf) : [];
  });
  const named = texts.find(({ en, bn }) => en.trim() || bn.trim());
  if (named) return named[language].trim() || named[otherLanguage(language)].trim();
  const facts = fields.flatMap(([path, field]) =>
    field.type === 'fact' && isNaming(field) && content[path] ? [String(content[path])] : [],
  );
  return facts[0] ?? '';
}

function isNaming({ control }: FactField): boolean {
  return ['line', 'phone', 'email', 'address'].includes(control.kind);
}

/** The fields of an item to show: of a block of the policy, those of its kind. */
export function fieldsOf({ item, key }: ListField, content: Item): [string, Shown][] {
  const all = fieldsIn(item).filter(([path]) => path !== 'sample' && path !== key);
  const inKind = partsOf(content.kind);
  if (!inKind) return all;
  const hidden = content.decoration === true && !content.alt ? ['alt'] : [];
  return all.filter(
    ([path]) => path === 'kind' || (inKind.includes(path) && !hidden.includes(path)),
  );
}

/** What a block of this kind holds; undefined for an item that is no block. */
function partsOf(kind: unknown): readonly string[] | undefined {
  return Object.entries(partsOfBlock).find(([name]) => name === kind)?.[1];
}

type Shown = Exclude<Field, { type: 'group' }>;

/** The changes that add an item with this key: it, and what is known of it already. */
export function additionOf(path: string, { item, key }: ListField, itemKey: string) {
  const at = `${path}/${itemKey}`;
  const country = path === 'countries' && destinations.find((code) => code === itemKey);
  const known: Record<string, unknown> = {
    ...(key && { [key]: itemKey }),
    ...(country && prefilledCountry(country)),
    ...(isBlock(item) && { kind: 'paragraph' }),
  };
  return [
    { path: at, value: true },
    ...Object.entries(known).map(([name, value]) => ({ path: `${at}/${name}`, value })),
  ];
}

/** Whether the items of a list are blocks of text, which begin as paragraphs. */
function isBlock({ kind }: Fields): boolean {
  return kind?.type === 'fact' && kind.control.kind === 'choice'
    ? kind.control.choices.includes('paragraph')
    : false;
}

/** A key for an item that has no name of its own. */
export function newKey(): string {
  return newSubmissionKey().slice(0, 12);
}

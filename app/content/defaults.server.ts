import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '#app/config/typed-record.ts';
import { ContentFileError } from './content-file-error.ts';
import { type DocumentId, type Documents, documentIds, documents } from './documents.ts';
import type { Field, Fields } from './fields.ts';
import { isRecord } from './leaves.ts';
import { countryOfGuide, emptyGuide } from './kinds/trust/guide.ts';
import { noJobs } from './jobs/jobs.ts';
import { noNews } from './news/news.ts';
import type { PolicyContent } from './policy/policy-fields.ts';
import { readPolicy } from './policy/read-policy.server.ts';

/** The folder of the shipped content: this file and the built server lie equally deep in the project. */
export const contentFolder = join(import.meta.dirname, '..', '..', 'content', '/');

let shipped: Documents | undefined;

/** The shipped content, read once. The check before the build has found it complete. */
export function defaultDocuments(): Documents {
  shipped ??= readDocuments(contentFolder);
  return shipped;
}

/**
 * Has `defaultDocuments` read the files again, in development.
 * @public `bin/dev.ts` finds it in the module that Vite has loaded.
 */
export function forgetDefaults(): void {
  shipped = undefined;
}

/** The documents of a folder of content. Throws a `ContentFileError` for a file that cannot be read. */
function readDocuments(folder: string): Documents {
  // Their schemas are those of the types; the check of the content compares them.
  const all = recordOf(documentIds, (id) => readDocument(folder, id)) as Omit<
    Documents,
    'news' | 'jobs' | 'today'
  >;
  return { ...all, news: noNews, jobs: noJobs, today: { day: '' } };
}

/** A document's content as it stands in its file, with the key of each item. Not checked. */
export function readDocument(folder: string, id: DocumentId): Record<string, unknown> {
  const { file, fields } = documents[id];
  // Only countries about which something is known have a file.
  if (countryOfGuide(id) && !existsSync(`${folder}${file}`)) return emptyGuide;
  const content = readJson(folder, file);
  return withKeys(fields, id === 'policy' ? { ...readPolicyFiles(folder), ...content } : content);
}

function readPolicyFiles(folder: string): PolicyContent {
  return readPolicy({
    en: readText(folder, 'policy.en.md'),
    bn: readText(folder, 'policy.bn.md'),
  });
}

function readText(folder: string, file: string): string {
  try {
    return readFileSync(`${folder}${file}`, 'utf8');
  } catch {
    throw new ContentFileError(`content/${file} is missing.`);
  }
}

function readJson(folder: string, file: string): Record<string, unknown> {
  const text = readText(folder, file);
  try {
    const content: unknown = JSON.parse(text);
    if (isRecord(content)) return content;
  } catch (error) {
    const position = /at position (\d+)/.exec(String(error))?.[1];
    const line = position && text.slice(0, Number(position)).split('\n').length;
    throw new ContentFileError(
      `content/${file}${line ? `, line ${line},` : ''} cannot be read: look for a quotation mark, a comma or a bracket that is missing or one too many.`,
    );
  }
  throw new ContentFileError(`content/${file} does not hold an object.`);
}

/** Items whose own field names them get it as their key, too. */
function withKeys(fields: Fields, content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      withKeysIn(Object.hasOwn(fields, name) ? fields[name] : undefined, value),
    ]),
  );
}

function withKeysIn(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'group' && isRecord(value)) return withKeys(field.fields, value);
  if (field?.type !== 'list' || !Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (!isRecord(item)) return item;
    const own = field.key === undefined ? undefined : item[field.key];
    return withKeys(field.item, own === undefined ? item : { _key: own, ...item });
  });
}

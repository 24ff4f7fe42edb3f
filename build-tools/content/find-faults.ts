import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { pageSchemas } from './page-schemas.ts';
import { findPolicyErrors } from './policy-faults.ts';
import { recordSchemas } from './record-schemas.ts';

const schemas = { ...recordSchemas, ...pageSchemas };

/**
 * The errors in the content of a folder, each a sentence that names file and field. Empty if there are none.
 */
export async function findErrors(folder: string): Promise<string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const faults = await Promise.all(
    [...new Set([...files, ...Object.keys(schemas)])].sort().map(async (file) => {
      const schema = schemas[file];
      if (!files.includes(file)) return [`content/${file} is missing.`];
      if (!schema) return [`content/${file} has no schema: add one in build-tools/content/.`];
      const read = await load(join(folder, file));
      return read instanceof Error
        ? [slipOfTheHand(file, read)]
        : findFileErrors(file, read, schema);
    }),
  );
  const read = (language: string) => readFileSync(join(folder, `policy.${language}.md`), 'utf8');
  return [...faults.flat(), ...findPolicyErrors({ bn: read('bn'), en: read('en') })];
}

function findFileErrors(
  file: string,
  exported: Record<string, unknown>,
  schema: Record<string, v.GenericSchema>,
): string[] {
  const { issues = [] } = v.safeParse(v.strictObject(schema), exported);
  return issues.map((issue) => `content/${file}: ${v.getDotPath(issue)} ${complaint(issue)}.`);
}

/** The schema's own message, or one derived from valibot's. */
function complaint({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  if (expected === 'never') return 'is not a field that the site knows';
  return message.startsWith('Invalid') ? `is ${received} and should be ${expected}` : message;
}

/** The exports of a file, or why it cannot be loaded: authors should not see a stack trace. */
async function load(path: string): Promise<Record<string, unknown> | Error> {
  try {
    return { ...((await import(/* @vite-ignore */ pathToFileURL(path).href)) as object) };
  } catch (error) {
    return error as Error;
  }
}

/** Most often an apostrophe ends a text too early. The stack contains the line, if it is known. */
function slipOfTheHand(file: string, { message, stack = '' }: Error): string {
  const line = stack.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
  const reason = message.split('\n')[0]!.trim();
  return [
    `content/${file}${line ? `, line ${line},` : ''} cannot be read (${reason}).`,
    'Look for a quotation mark, a comma or a bracket that is missing or one too many;',
    'inside a text write ’ for an apostrophe.',
  ].join(' ');
}

import { createHmac, randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { syncFolder, writeDurably } from '#app/disk/durable-file.server.ts';
import { errorCode } from './error-code.ts';

const secretKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** 256-bit keys by their id: a letter and a number. The last one is used, all of them are accepted. */
const keys = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z]\d+$/)), secretKey),
  v.minEntries(1),
);

const secretsFile = v.object({
  /** Sign sessions, receipts and rate-limit subjects, and more, through keys derived from them. */
  signingKeys: keys,
  /** Seal passport numbers. */
  passportKeys: keys,
});

export type Secrets = v.InferOutput<typeof secretsFile>;

/** As the file was while its signing key could not be changed. */
const formerFile = v.pipe(
  v.object({ signing: secretKey, passportKeys: keys }),
  v.transform(({ signing, passportKeys }) => ({ signingKeys: { s1: signing }, passportKeys })),
);

/** The secrets cannot be used. The message names their file and says what to do. */
export class SecretsError extends Error {}

/** Reads the secrets at `path`; null when there is no such file. Throws a `SecretsError` on a damaged one. */
export async function readSecrets(path: string): Promise<Secrets | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    throw new SecretsError(
      `The secrets in ${path} cannot be read (${code}): let the user that this runs as read that file, and nobody else.`,
      { cause: error },
    );
  }
  try {
    return v.parse(v.union([secretsFile, formerFile]), JSON.parse(text));
  } catch {
    throw new SecretsError(`The secrets in ${path} are damaged: restore them from a backup.`);
  }
}

/**
 * Makes secrets at `path`, readable by the owner alone, and returns what is there then: when several
 * processes do so at once, on whatever machines, all return what the first one wrote.
 */
export async function makeSecrets(path: string): Promise<Secrets> {
  const made: Secrets = { signingKeys: { s1: newKey() }, passportKeys: { k1: newKey() } };
  // Not the process's number: in containers every process has the same.
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    makeFolder(dirname(path));
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(textOf(made));
      await file.sync();
    } finally {
      await file.close();
    }
    // A link is made whole or not at all, and never over an existing file, unlike a rename.
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(path));
  } catch (error) {
    throw new SecretsError(
      `The secrets cannot be made at ${path} (${errorCode(error)}): let the site write to that folder, or put your secrets.json there.`,
      { cause: error },
    );
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
  const kept = await readSecrets(path);
  if (!kept) throw new SecretsError(`The secrets at ${path} are gone again: who removes them?`);
  return kept;
}

/** Secrets with one more key of each kind, used from now on; the others are still accepted. */
export function withNewKeys({ signingKeys, passportKeys }: Secrets): Secrets {
  return { signingKeys: withNewKey(signingKeys), passportKeys: withNewKey(passportKeys) };
}

function withNewKey(given: Keys): Keys {
  const [id] = newest(given);
  return { ...given, [`${id[0]}${numberOf(id) + 1}`]: newKey() };
}

/** Secrets with the keys alone that are used now. */
export function withNewestKeys({ signingKeys, passportKeys }: Secrets): Secrets {
  return {
    signingKeys: Object.fromEntries([newest(signingKeys)]),
    passportKeys: Object.fromEntries([newest(passportKeys)]),
  };
}

type Keys = Record<string, string>;

/** The id of the key in use, and the key. */
export function newest(given: Keys): [id: string, key: string] {
  const last = Object.entries(given).at(-1);
  if (!last) throw new SecretsError('There is no key in the secrets.');
  return last;
}

function numberOf(id: string): number {
  return Number(id.slice(1));
}

/** Where the secrets are kept that were there before keys were dropped from them. */
export function beforeSecrets(path: string): string {
  return `${path}.before`;
}

/** Keeps the secrets at `path` as they are beside them, for what turns up that still needs them. */
export async function keepSecrets(path: string): Promise<void> {
  await write(beforeSecrets(path), await readFile(path, 'utf8'));
}

/** Replaces the secrets at `path`, all or nothing. Throws a `SecretsError` where that may not be written. */
export async function replaceSecrets(path: string, secrets: Secrets): Promise<void> {
  await write(path, textOf(secrets));
}

async function write(path: string, text: string): Promise<void> {
  try {
    await writeDurably(path, text, 0o600);
  } catch (error) {
    throw new SecretsError(
      `The secrets at ${path} cannot be changed (${errorCode(error)}): let SECRETS_FILE name a copy that can, and put that in its place afterwards.`,
      { cause: error },
    );
  }
}

function textOf(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/** A key for one purpose, so that what one part signs is worth nothing to another. */
export function derivedKey(secrets: Secrets, purpose: string): string {
  return derivedKeys(secrets, purpose)[0].value;
}

/** A derived key, and the number of the one that it comes from. */
export type VersionedKey = { version: number; value: string };

/** All keys for one purpose, the newest first. */
export type VersionedKeys = readonly [VersionedKey, ...VersionedKey[]];

/** The key that was there before all others, and opens what was encrypted before keys had a version. */
export function oldestOf(keys: VersionedKeys): VersionedKey {
  return keys.at(-1) ?? keys[0];
}

/** The same with those of older signing keys behind it, for what was signed before they were changed. */
export function derivedKeys(secrets: Secrets, purpose: string): VersionedKeys {
  const all = Object.entries(secrets.signingKeys).map(([id, key]) => ({
    version: numberOf(id),
    value: createHmac('sha256', key).update(purpose).digest('base64url'),
  }));
  const [first, ...older] = all.toReversed();
  if (!first) throw new SecretsError('There is no signing key in the secrets.');
  return [first, ...older];
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

import { createHmac, randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { syncFolder, writeDurably } from '#app/disk/durable-file.server.ts';
import { errorCode } from './error-code.ts';
import { OperatorError } from './operator-error.ts';

const secretKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** 256-bit keys by id, a letter and a number. The last one is used; all are accepted. */
const keys = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z]\d+$/)), secretKey),
  v.minEntries(1),
);

/** What the file holds. */
export const secretsFile = v.object({
  /** The keys from which those for sessions, receipts, rate-limit subjects and more are derived. */
  signingKeys: keys,
  /** Encrypt passport numbers. */
  passportKeys: keys,
});

export type Secrets = v.InferOutput<typeof secretsFile>;

/** The format of the file before signing keys could be rotated. */
const formerFile = v.pipe(
  v.object({ signing: secretKey, passportKeys: keys }),
  v.transform(({ signing, passportKeys }) => ({ signingKeys: { s1: signing }, passportKeys })),
);

/** The secrets are unusable. The message names the file and says what to do. */
export class SecretsError extends OperatorError {}

/** Reads the secrets at `path`; null if there is no such file. Throws a `SecretsError` if it is damaged. */
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
    // Some editors put a mark (U+FEFF) in front of what they save, which goes with the spaces.
    return v.parse(v.union([secretsFile, formerFile]), JSON.parse(text.trim()));
  } catch {
    throw new SecretsError(`The secrets in ${path} are damaged: restore them from a backup.`);
  }
}

/**
 * Creates secrets at `path`, readable by the owner only, and returns what the file then contains: when
 * several processes do so at once, on whatever machines, all return what the first one wrote.
 */
export async function makeSecrets(path: string): Promise<Secrets> {
  const made: Secrets = { signingKeys: { s1: newKey() }, passportKeys: { k1: newKey() } };
  // Not the process id: in containers every process may have the same.
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
    // Linking is atomic and never replaces an existing file, unlike renaming.
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

/** Adds a new key of each kind, which is used from now on; the others are still accepted. */
export function withNewKeys({ signingKeys, passportKeys }: Secrets): Secrets {
  return { signingKeys: withNewKey(signingKeys), passportKeys: withNewKey(passportKeys) };
}

function withNewKey(keysById: Keys): Keys {
  const [id] = newest(keysById);
  return { ...keysById, [`${id[0]}${numberOf(id) + 1}`]: newKey() };
}

/** Secrets with only the current keys. */
export function withNewestKeys({ signingKeys, passportKeys }: Secrets): Secrets {
  return {
    signingKeys: Object.fromEntries([newest(signingKeys)]),
    passportKeys: Object.fromEntries([newest(passportKeys)]),
  };
}

type Keys = Record<string, string>;

/** Id and value of the current key. */
export function newest(keysById: Keys): [id: string, key: string] {
  const last = Object.entries(keysById).at(-1);
  if (!last) throw new SecretsError('There is no key in the secrets.');
  return last;
}

function numberOf(id: string): number {
  return Number(id.slice(1));
}

/** The path of the secrets as they were before keys were dropped. */
export function beforeSecrets(path: string): string {
  return `${path}.before`;
}

/** Keeps a copy of the secrets at `path`, for data that turns up later and still needs them. */
export async function keepSecrets(path: string): Promise<void> {
  await write(beforeSecrets(path), await readFile(path, 'utf8'));
}

/** Replaces the secrets at `path` atomically. Throws a `SecretsError` if the file is not writable. */
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

/** Derives a key for one purpose, so that a signature of one part is worthless to another. */
export function derivedKey(secrets: Secrets, purpose: string): string {
  return derivedKeys(secrets, purpose)[0].value;
}

/** A derived key, and the number of the key it is derived from. */
export type VersionedKey = { version: number; value: string };

/** All derived keys for one purpose, newest first. */
export type VersionedKeys = readonly [VersionedKey, ...VersionedKey[]];

/** The first key, which decrypts what was encrypted before keys had a version. */
export function oldestOf(keys: VersionedKeys): VersionedKey {
  return keys.at(-1) ?? keys[0];
}

/** The derived keys of all signing keys, newest first: older ones verify earlier signatures. */
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

import { createHmac, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

const secretKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const secretsFile = v.object({
  /** Signs sessions, receipts and rate-limit subjects, through keys derived from it. */
  signing: secretKey,
  /** 256-bit keys for passport numbers by their id; the last one seals, all of them open. */
  passportKeys: v.pipe(v.record(v.string(), secretKey), v.minEntries(1)),
});

export type Secrets = v.InferOutput<typeof secretsFile>;

/** The secrets file is there but is not ours, or is cut off. The message names the file. */
export class SecretsError extends Error {}

/** Reads the secrets at `path`; null when there is no such file. Throws a `SecretsError` on a damaged one. */
export async function readSecrets(path: string): Promise<Secrets | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return v.parse(secretsFile, JSON.parse(text));
  } catch {
    throw new SecretsError(`The secrets in ${path} are damaged: restore them from a backup.`);
  }
}

/**
 * Makes secrets at `path`, readable by the owner alone, and returns them. When two processes do so
 * at once, both return what the first one wrote.
 */
export async function makeSecrets(path: string): Promise<Secrets> {
  const made: Secrets = { signing: newKey(), passportKeys: { k1: newKey() } };
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  try {
    // A link is made whole or not at all, and never over an existing file, unlike a rename.
    await link(draft, path);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readSecrets(path)) ?? made;
  } finally {
    await rm(draft);
  }
}

/** Secrets with one more key, which seals from now on; the others still open what they sealed. */
export function withNewPassportKey(secrets: Secrets): Secrets {
  const last = Math.max(...Object.keys(secrets.passportKeys).map((id) => Number(id.slice(1))));
  const passportKeys = { ...secrets.passportKeys, [`k${last + 1}`]: newKey() };
  return { ...secrets, passportKeys };
}

/** Replaces the secrets at `path`, all or nothing. */
export async function replaceSecrets(path: string, secrets: Secrets): Promise<void> {
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** A key for one purpose, so that what one part signs is worth nothing to another. */
export function derivedKey(secrets: Secrets, purpose: string): string {
  return createHmac('sha256', secrets.signing).update(purpose).digest('base64url');
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

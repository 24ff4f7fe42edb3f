import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { syncFolder, writeDurably } from './durable-file.server.ts';

const secretKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const secretsFile = v.object({
  /** Signs sessions, receipts and rate-limit subjects, through keys derived from it. */
  signing: secretKey,
  /** 256-bit keys for passport numbers by their id; the last one seals, all of them open. */
  passportKeys: v.pipe(v.record(v.string(), secretKey), v.minEntries(1)),
});

export type Secrets = v.InferOutput<typeof secretsFile>;

/** The secrets cannot be used. The message names their file and says what to do. */
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
 * Makes secrets at `path`, readable by the owner alone, and returns what is there then: when several
 * processes do so at once, on whatever machines, all return what the first one wrote.
 */
export async function makeSecrets(path: string): Promise<Secrets> {
  const made: Secrets = { signing: newKey(), passportKeys: { k1: newKey() } };
  // Not the process's number: in containers every process has the same.
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(textOf(made));
      await file.sync();
    } finally {
      await file.close();
    }
    // A link is made whole or not at all, and never over an existing file, unlike a rename.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(path));
  } catch (error) {
    throw new SecretsError(
      `The secrets cannot be made at ${path} (${(error as NodeJS.ErrnoException).code}): let the site write to that folder, or put your secrets.json there.`,
      { cause: error },
    );
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
  const kept = await readSecrets(path);
  if (!kept) throw new SecretsError(`The secrets at ${path} are gone again: who removes them?`);
  return kept;
}

/** Secrets with one more key, which seals from now on; the others still open what they sealed. */
export function withNewPassportKey(secrets: Secrets): Secrets {
  const last = Math.max(...Object.keys(secrets.passportKeys).map((id) => Number(id.slice(1))));
  const passportKeys = { ...secrets.passportKeys, [`k${last + 1}`]: newKey() };
  return { ...secrets, passportKeys };
}

/** Replaces the secrets at `path`, all or nothing. Throws a `SecretsError` where that may not be written. */
export async function replaceSecrets(path: string, secrets: Secrets): Promise<void> {
  try {
    await writeDurably(path, textOf(secrets), 0o600);
  } catch (error) {
    throw new SecretsError(
      `The secrets at ${path} cannot be changed (${(error as NodeJS.ErrnoException).code}): let SECRETS_FILE name a copy that can, and put that in its place afterwards.`,
      { cause: error },
    );
  }
}

function textOf(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/** A key for one purpose, so that what one part signs is worth nothing to another. */
export function derivedKey(secrets: Secrets, purpose: string): string {
  return createHmac('sha256', secrets.signing).update(purpose).digest('base64url');
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

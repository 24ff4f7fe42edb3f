import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SchemaError } from '#app/database/migrate.server.ts';
import { SettingError, loadSettings } from '#app/platform/env.server.ts';
import { SecretsError } from '#app/platform/secrets.server.ts';
import { type Services, closeServices, openServices } from '#app/platform/services.server.ts';

/** The command was called in a way it does not understand. The message is one sentence. */
export class WrongUse extends Error {}

/** What the command was asked to do cannot be done. The message is one sentence. */
export class Refused extends Error {}

/** Reads the arguments. Throws `WrongUse` for an option that the command does not know. */
export function readArguments<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice about `--` after the first sentence, which helps nobody here.
    const [sentence] = (error as Error).message.split(/\. /);
    throw new WrongUse(`${sentence?.replace(/\.$/, '')}.`);
  }
}

/** Opens the site's services, as the server does, for as long as `work` lasts. */
export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const services = await openServices(loadSettings());
  try {
    await work(services);
  } finally {
    await closeServices(services);
  }
}

/**
 * Runs a command and turns its end into the exit code: 0 when it is done, 1 when it could not be
 * done, 2 when it was called wrongly. What the operator can put right is one sentence on stderr.
 */
export async function runCommand(help: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    return;
  }
  try {
    await work();
  } catch (error) {
    const sentence = sentenceFor(error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exitCode = error instanceof WrongUse ? 2 : 1;
  }
}

function sentenceFor(error: unknown): string | null {
  if (error instanceof WrongUse) return `${error.message} See --help.`;
  if ([Refused, SettingError, SecretsError, SchemaError].some((kind) => error instanceof kind))
    return (error as Error).message;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code && unreachable.has(code))
    return `DATABASE_URL names a database that cannot be reached (${code}).`;
  if (code && refusedByPostgres.has(code))
    return `DATABASE_URL names a database that does not let us in (${code}).`;
  if (code === 'SQLITE_CANTOPEN' || syscall === 'mkdir')
    return `DATA_DIR or DATABASE_URL names a place where no database can be opened (${code}).`;
  return null;
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** Wrong role or password, no such database. */
const refusedByPostgres = new Set(['28000', '28P01', '3D000']);

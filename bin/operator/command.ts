import { parseArgs, type ParseArgsConfig } from 'node:util';
import { loadSettings } from '#app/config/env.server.ts';
import { setPrivateUmask } from '#app/disk/file-permissions.server.ts';
import { operatorMessage } from '#app/config/operator-message.server.ts';
import { type Services, closeServices, openServices } from '#app/config/services.server.ts';

/** The command was called in a way it does not understand. The message is one sentence. */
export class UsageError extends Error {}

/** What the command was asked to do cannot be done. The message is one sentence. */
export class CommandError extends Error {}

/** Reads the arguments. Throws `UsageError` for an option that the command does not know. */
export function readArguments<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice about `--` after the first sentence, which helps nobody here.
    const [sentence] = (error as Error).message.split(/\. /);
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.`);
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
  setPrivateUmask();
  try {
    await work();
  } catch (error) {
    const sentence = messageFor(error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function messageFor(error: unknown): string | null {
  if (error instanceof UsageError) return `${error.message} See --help.`;
  if (error instanceof CommandError) return error.message;
  return operatorMessage(error);
}

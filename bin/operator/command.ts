import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StepFailed, main } from '#bin/bootstrap.mjs';

/** The command was called with invalid arguments. The message is one sentence. */
export class UsageError extends StepFailed {
  override exitCode = 2;

  constructor(sentence: string) {
    super(`${sentence} See --help.`);
  }
}

/** The command could not do what it was asked to. The message is one sentence. */
export class CommandError extends StepFailed {}

/** Parses the arguments. Throws a `UsageError` for an unknown option. */
export function readArguments<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice about `--` after the first sentence, which does not help here.
    const [sentence] = (error as Error).message.split(/\. /);
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.`);
  }
}

/** Prints the help text if it was asked for, whatever the other arguments. */
export function isExplained(help: string): boolean {
  const isAsked = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
  if (isAsked) console.log(help);
  return isAsked;
}

/**
 * Runs an operator's command and sets the exit code: 0 when done, 1 when it failed, 2 for wrong usage. Of an
 * error one sentence is printed on stderr.
 */
export async function runCommand(help: string, work: () => Promise<void>): Promise<void> {
  if (isExplained(help)) return;
  // Only this account can access the files that it creates, whatever umask the shell has set.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    console.error(await messageFor(error));
    process.exitCode = error instanceof StepFailed ? error.exitCode : 1;
  }
}

/** Runs a command that starts other programs, which end with it, and sets the exit code. */
export async function runTool(help: string, work: (stop: AbortSignal) => Promise<number>) {
  if (!isExplained(help)) await main(work);
}

async function messageFor(error: unknown): Promise<string> {
  if (error instanceof StepFailed) return error.message;
  const { operatorMessage } = await import('#app/config/operator-message.server.ts');
  const { isDebugging } = await import('#app/services/env.server.ts');
  return operatorMessage(error, isDebugging());
}

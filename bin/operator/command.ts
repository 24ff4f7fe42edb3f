import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StepFailed, main } from '#bin/bootstrap.mjs';

/** The command was called in a way it does not understand. The message is one sentence. */
export class UsageError extends StepFailed {
  override exitCode = 2;

  constructor(sentence: string) {
    super(`${sentence} See --help.`);
  }
}

/** What the command was asked to do cannot be done. The message is one sentence. */
export class CommandError extends StepFailed {}

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

/** Prints what a command explains of itself where that was asked for, among whatever else. */
export function isExplained(help: string): boolean {
  const isAsked = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
  if (isAsked) console.log(help);
  return isAsked;
}

/**
 * Runs an operator's command and turns its end into the exit code: 0 when it is done, 1 when it could not be
 * done, 2 when it was called wrongly. What the operator can put right is one sentence on stderr.
 */
export async function runCommand(help: string, work: () => Promise<void>): Promise<void> {
  if (isExplained(help)) return;
  // What it makes is for its own account alone, whatever the shell has set.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    const sentence = await messageFor(error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exitCode = error instanceof StepFailed ? error.exitCode : 1;
  }
}

/** Runs a command that starts other programs, which end with it, and turns its end into the exit code. */
export async function runTool(help: string, work: (stop: AbortSignal) => Promise<number>) {
  if (!isExplained(help)) await main(work);
}

async function messageFor(error: unknown): Promise<string | null> {
  if (error instanceof StepFailed) return error.message;
  const { operatorMessage } = await import('#app/config/operator-message.server.ts');
  return operatorMessage(error);
}

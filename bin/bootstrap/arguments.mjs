import { parseArgs } from 'node:util';
import { StepFailed } from './progress.mjs';

/** The command was called in a way it does not understand. The message is one sentence. */
export class UsageError extends StepFailed {
  exitCode = 2;
}

/**
 * Reads what a command was called with. Prints `help` and returns null where that was asked for, among
 * whatever else. Throws a `UsageError` for an option that the command does not know.
 */
export function readArguments(help, config = {}) {
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(help);
    return null;
  }
  try {
    return parseArgs({ options: {}, ...config });
  } catch (error) {
    // Node adds advice about `--` after the first sentence, which helps nobody here.
    const [sentence] = error.message.split(/\. /);
    throw new UsageError(`${sentence.replace(/\.$/, '')}. See --help.`);
  }
}

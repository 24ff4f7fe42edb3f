import { UsageError, isExplained, readArguments } from '#bin/operator/command.ts';

/**
 * Ends the process before anything is measured: with the explanation where it was asked for by --help, and
 * with a sentence where something was given that the bench does not know. `takesWords` says that words may
 * follow, which it returns.
 */
export function explain(help: string, { takesWords = false } = {}): string[] {
  if (isExplained(help)) process.exit(0);
  try {
    return readArguments({ options: {}, allowPositionals: takesWords }).positionals;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

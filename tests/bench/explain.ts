import { UsageError, readArguments } from '#bin/bootstrap/arguments.mjs';

/**
 * Ends the process before anything is measured: with the explanation where it was asked for by --help, and
 * with a sentence where something was given that the bench does not know. `takesWords` says that words may
 * follow, which it returns.
 */
export function explain(help: string, { takesWords = false } = {}): string[] {
  try {
    const given = readArguments(help, { allowPositionals: takesWords });
    if (given) return given.positionals;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
  process.exit(0);
}

/** The command was called in a way it does not understand. The message is one sentence. */
export class UsageError extends Error {}

/** Reads what a command was called with; null where only its help was wanted, which is printed. */
export function readArguments(
  help: string,
  config?: { allowPositionals?: boolean },
): { positionals: string[] } | null;

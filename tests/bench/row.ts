import { loadavg } from 'node:os';

/** One figure of the table, beside what it is compared with and what it has to keep. */
export type Row = {
  what: string;
  ours: string;
  /** The peer of the same run, by name, and its figure. */
  peer: string;
  allowed: string;
  /** Null where nothing was promised: shown for what it says about another row. */
  isMet: boolean | null;
};

/** Prints the rows as one table, with how busy the machine was. */
export function printRows(rows: Row[]): void {
  const lines = rows.map((row) => [
    row.isMet === null ? '' : row.isMet ? 'met' : 'MISSED',
    row.what,
    row.ours,
    row.peer,
    row.allowed,
  ]);
  const all = [['', 'what', 'here', 'beside it', 'allowed'], ...lines];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  console.log(
    all.map((line) => line.map((text, at) => text.padEnd(widths[at]!)).join('  ')).join('\n'),
  );
  const load = loadavg().map((average) => average.toFixed(1));
  console.log(`load averages of 1, 5 and 15 minutes: ${load.join(', ')}`);
}

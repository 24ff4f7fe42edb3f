import type { benchParts } from '#bin/testing/bench-parts.mjs';
import { homePage } from './home-page.ts';
import { lists } from './lists.ts';
import { madeUpAddresses } from './random-queries.ts';
import { oneProcess } from './one-process.ts';
import { type Row, printRows } from './row.ts';
import { staffActions } from './staff-actions.ts';
import { twoProcesses } from './two-processes.ts';

/**
 * `npm run bench [-- home process …]`: what the site has promised of its speed, in one table, each
 * figure beside its peer from the same run. Ends with 1 when one is missed. Needs Linux; `bin/bench.mjs`
 * brings PostgreSQL, nginx and wrk, and a build.
 */
const parts: Record<keyof typeof benchParts, () => Promise<Row[]>> = {
  home: homePage,
  process: oneProcess,
  gallery: madeUpAddresses,
  lists,
  staff: staffActions,
  submit: twoProcesses,
};

const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring: ${name} …`);
  rows.push(...(await measure()));
}
printRows(rows);
process.exitCode = rows.length > 0 && rows.every(({ isMet }) => isMet !== false) ? 0 : 1;

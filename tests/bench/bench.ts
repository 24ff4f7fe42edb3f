import { spawnSync } from 'node:child_process';
import { UsageError, readArguments, runTool } from '#bin/operator/command.ts';
import { prepare } from '#bin/operator/prepare.ts';
import { productionBuild } from '#build-tools/production-build.ts';
import { browser } from '#tests/machine/browser.ts';
import { installServices } from '#tests/machine/install-services.ts';
import { postgres } from '#tests/machine/postgres.ts';
import type { Service } from '#tests/machine/service.ts';
import { type Row, printRows } from './row.ts';

type Part = { what: string; measure(): Promise<Row[]> };

// Loaded when they are measured: what they need is not there before.
const parts: Record<string, Part> = {
  home: {
    what: 'the home page beside a bare one',
    measure: async () => (await import('./home-page.ts')).homePage(),
  },
  paint: {
    what: 'first visits on slow 4G beside a bare page, and how far pages move with late fonts',
    measure: async () => (await import('./first-paint.ts')).firstPaint(),
  },
  navigation: {
    what: 'taps on links of the header, fetched ahead and not',
    measure: async () => (await import('./navigation.ts')).navigation(['/application', '/gallery']),
  },
  process: {
    what: 'memory and start of one process',
    measure: async () => (await import('./one-process.ts')).oneProcess(),
  },
  gallery: {
    what: 'memory while a stranger asks for made-up addresses of the gallery',
    measure: async () => (await import('./random-queries.ts')).madeUpAddresses(),
  },
  lists: {
    what: "the staff's lists and searches, a million applications beside a thousand",
    measure: async () => (await import('./lists.ts')).lists(),
  },
  cases: {
    what: 'cases among 100,000: look-ups at /status, the page of a case, each change, and 1,000 job orders',
    measure: async () => (await import('./cases.ts')).cases(),
  },
  import: {
    what: 'an old list of 5,000 rows among 100,000 applications, and the list meanwhile',
    measure: async () => (await import('./old-list.ts')).oldList(),
  },
  desk: {
    what: "the staff's list in a browser on slow 4G: after the sign-in, its bytes, and each thing done there",
    measure: async () => (await import('./desk.ts')).desk(),
  },
  staff: {
    what: 'what staff do, one action at a time',
    measure: async () => (await import('./staff-actions.ts')).staffActions(),
  },
  content: {
    what: 'editing: saving, publishing, what it costs visitors and the machine',
    measure: async () => (await import('./content/content.ts')).content(),
  },
  capacity: {
    what: 'what a core holds, and a day in front of it with several caches, simulated',
    measure: async () => (await import('./capacity/capacity.ts')).capacity(),
  },
  submit: {
    what: 'applicants at once, on two processes behind nginx',
    measure: async () => (await import('./two-processes.ts')).twoProcesses(),
  },
};

const names = Object.keys(parts);

const help = `npm run bench
npm run bench -- PART…

Measures what the site has promised of its speed and prints it in one table, each figure beside that of
something known, measured in turns with it on the same machine (a bare page, an empty list). All of it takes the better
part of an hour, on Linux, and ends with 1 when a promise is not kept. What capacity prints is not promised. Without a part all are measured:

${names.map((name) => `${name.padEnd(10)} ${parts[name]!.what}`).join('\n')}`;

const needed: Service[] = [
  browser,
  postgres,
  program('nginx', '-v', 'nginx-light'),
  program('wrk', '-v'),
  program('curl', '--version'),
];

await runTool(help, async (stop) => {
  const { positionals } = readArguments({ options: {}, allowPositionals: true });
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new UsageError(`There is no part "${unknown}" among ${names.join(', ')}.`);
  await prepare(productionBuild, stop);
  const missing = await installServices(needed, stop);
  if (missing.length > 0) {
    console.error(`Missing here: ${missing.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const server = await postgres.start(stop);
  Object.assign(process.env, server.env);
  // Whoever stops it does not want the part that is being measured to its end.
  stop.addEventListener('abort', () => process.exit(1));
  try {
    return await measure(positionals.length > 0 ? positionals : names);
  } finally {
    await server.stop?.();
  }
});

async function measure(wanted: string[]): Promise<number> {
  const rows: Row[] = [];
  for (const name of names.filter((name) => wanted.includes(name))) {
    console.error(`measuring: ${name} …`);
    rows.push(...(await parts[name]!.measure()));
  }
  printRows(rows);
  return rows.length > 0 && rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
}

/** A program that is in a Debian package of nearly the same name. */
function program(name: string, option: string, packageName = name): Service {
  const isThere = () => spawnSync(name, [option]).error === undefined;
  const loss = 'nothing can be measured';
  return { name, loss, isThere, packages: () => (isThere() ? [] : [packageName]) };
}

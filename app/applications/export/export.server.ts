import type { Application } from '../application.ts';
import { callTexts } from '#app/calls/calls.text.ts';
import type { Language } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import { flagTexts } from '../case/events.text.ts';
import { applicationDeskTexts } from '../case/staff-applications.text.ts';
import { searchTexts } from '../search/search.text.ts';
import { birthText } from '../birth.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { destinationName } from '../case/destination-name.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Question } from '../search/filters.server.ts';
import { findApplications } from '../search/find-applications.server.ts';
import { sumsOf } from '../money/read-money.server.ts';
import { type StaffFieldTable, staffFields } from '../staff-fields.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Column, csvPieces, wordOf, wordsOf } from '#app/work/work-list.server.ts';
import { closeReasons, nextSteps, stages } from '../stage.ts';
import { dhakaTime, readablePhone } from '#app/http/csv.server.ts';

/** The applications that fit a search as CSV in pieces, passport numbers masked. */
export function exportedCsv(
  db: Database,
  cipher: PassportCipher,
  question: Question,
  { withMoney, language }: { withMoney: boolean; language: Language | undefined },
): AsyncGenerator<string> {
  return csvPieces(
    columnsOf(staffFields),
    (request) => findApplications(db, cipher, question, request),
    language,
    withMoney
      ? { headings: [heads.paid, heads.refunded], cellsOf: (rows) => cellsOfMoney(db, rows) }
      : undefined,
  );
}

const heads = defineTexts({
  receipt: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  sent: { en: 'Sent (Dhaka)', bn: 'এসেছে (ঢাকার সময়)' },
  state: { en: 'State', bn: 'অবস্থা' },
  phone: { en: 'Phone', bn: 'ফোন' },
  outcome: { en: 'Outcome', bn: 'কল করে কী হলো' },
  again: { en: 'Call again on', bn: 'আবার কল' },
  note: { en: 'Note', bn: 'নোট' },
  flags: { en: 'To check', bn: 'দেখে নেওয়ার মতো' },
  stage: { en: 'Stage', bn: 'ধাপ' },
  since: { en: 'Since (Dhaka)', bn: 'এই ধাপে (ঢাকার সময়)' },
  responsible: { en: 'Responsible', bn: 'দায়িত্বে' },
  next: { en: 'Next step', bn: 'করণীয়' },
  nextOn: { en: 'Next step on', bn: 'করণীয়র দিন' },
  destination: { en: 'Destination', bn: 'গন্তব্য' },
  source: { en: 'Source', bn: 'যেভাবে এসেছে' },
  closed: { en: 'Close reason', bn: 'কেন বন্ধ' },
  order: { en: 'Job order', bn: 'চাকরির অর্ডার' },
  left: { en: 'Left without clearance', bn: 'ছাড়পত্র ছাড়া গেছেন' },
  paid: { en: 'Paid', bn: 'দিয়েছেন' },
  refunded: { en: 'Refunded', bn: 'ফেরত পেয়েছেন' },
});
const yes = { yes: { en: 'yes', bn: 'হ্যাঁ' } };
const states = {
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  CONTACTED: applicationDeskTexts.marked,
};

/** The columns of the export, for the fields of a table and what the office has added. */
export function columnsOf(table: StaffFieldTable): Column<Application>[] {
  return [
    [heads.receipt, (row) => row.receiptNumber],
    [heads.sent, (row) => dhakaTime(row.createdAt)],
    [
      heads.state,
      (row, language) => wordOf(states, row.contacted ? 'CONTACTED' : 'waiting', language),
    ],
    ...keysOf(table).flatMap((field): Column<Application>[] => [
      ...(field === 'phone' ? [readable] : []),
      [
        table[field].csv ?? table[field].label,
        (row) => (field === 'birth' ? birthText(row) : row[field]),
      ],
    ]),
    [heads.outcome, (row, language) => wordOf(callTexts, row.outcome, language)],
    [heads.again, (row) => row.followUpOn ?? ''],
    [heads.note, (row) => row.note],
    [heads.flags, (row, language) => wordsOf(flagTexts, row.flags, language)],
    [heads.stage, (row, language = 'en') => stages[row.stage][language]],
    [heads.since, (row) => dhakaTime(row.stageAt)],
    [heads.responsible, (row) => row.assigneeName ?? ''],
    [
      heads.next,
      ({ nextStep, nextStepText }, language = 'en') =>
        [nextStep && nextSteps[nextStep][language], nextStepText].filter(Boolean).join(': '),
    ],
    [heads.nextOn, (row) => row.nextStepOn ?? ''],
    [
      heads.destination,
      ({ destination }, language = 'en') =>
        (destination && destinationName(language, destination)) || '',
    ],
    [heads.source, (row, language) => wordOf(searchTexts, row.source, language)],
    [
      heads.closed,
      ({ closeReason }, language = 'en') =>
        closeReason ? closeReasons[closeReason][language] : '',
    ],
    [
      heads.order,
      ({ jobOrder }, language) => (language ? jobOrder?.title[language] : jobOrder?.slug) ?? '',
    ],
    [heads.left, (row, language) => (row.leftWithoutClearance ? wordOf(yes, 'yes', language) : '')],
  ];
}

/** What was paid and given back, in whole taka, for the rows of a page. */
async function cellsOfMoney(db: Database, rows: Application[]) {
  const sums = await sumsOf(
    db,
    rows.map(({ _id }) => _id),
  );
  return ({ _id }: Application) => {
    const { paid, refunded } = sums.get(_id) ?? { paid: 0, refunded: 0 };
    return [String(paid), String(refunded)];
  };
}

const readable: Column<Application> = [heads.phone, (row) => readablePhone(row.phoneE164)];

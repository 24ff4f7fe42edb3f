import { destinationName } from '#app/applications/case/destination-name.ts';
import { wordsOfKind } from '#app/applications/money/payment-words.ts';
import { answerDays } from '#app/complaints/complaint.ts';
import { kindTexts } from '#app/complaints/complaint.text.ts';
import { shelfTexts } from '#app/facts/facts.text.ts';
import { consentTexts } from '#app/gallery/consent/consent.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatDigits, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import type { Evidence } from './evidence.ts';
import { shelfNames, tableTexts } from './evidence.text.ts';

/** A table of the sheet; a value is null where there is nothing to measure. */
export type EvidenceTable = {
  title: string;
  /** What it counts. */
  counts: string;
  headings: string[];
  rows: { name: string; values: (number | null)[]; isTotal?: true }[];
};

/** The tables in the words of a language, for paper and file alike. */
export function tablesOf(evidence: Evidence, language: Language): EvidenceTable[] {
  const texts = textsIn(tableTexts, language);
  const { money, complaints, departures, consents, gallery, facts } = evidence;
  const withTotal = (rows: { name: string; values: number[] }[], columns: number) => {
    const values = Array.from({ length: columns }, (_, index) =>
      rows.reduce((all, row) => all + (row.values[index] ?? 0), 0),
    );
    return [...rows, { name: texts.total, values, isTotal: true as const }];
  };
  return [
    {
      title: texts.money,
      counts: fill(texts.moneyCounts, { voided: formatNumber(language, money.voided) }),
      headings: [texts.receipts, texts.received, texts.refunds, texts.givenBack],
      rows: withTotal(
        money.kinds.map(({ kind, receipts, receivedBdt, refunds, givenBackBdt }) => ({
          name: wordsOfKind(kind)[language],
          values: [receipts, receivedBdt, refunds, givenBackBdt],
        })),
        4,
      ),
    },
    {
      title: texts.complaints,
      counts: texts.complaintsCount,
      headings: [
        ...[texts.came, texts.answered],
        fill(texts.inTime, { days: formatDigits(language, String(answerDays)) }),
        ...[texts.closed, texts.half, texts.longest],
      ],
      rows: [
        ...complaints.kinds.map((row) => ({
          name: kindTexts[row.kind][language],
          values: answersOf(row),
        })),
        { name: texts.total, values: answersOf(complaints.all), isTotal: true },
      ],
    },
    {
      title: texts.departures,
      counts: texts.departuresCount,
      headings: [texts.departed, texts.explained, texts.copies, texts.unexplained],
      rows: withTotal(
        departures.map(({ destination, departed, explained, copies }) => ({
          name: destination ? destinationName(language, destination) : texts.noCountry,
          values: [departed, explained, copies, departed - explained],
        })),
        4,
      ),
    },
    {
      title: texts.consents,
      counts: texts.consentsCount,
      headings: [texts.number],
      rows: [
        ...consents.map(({ wordsOf, count }) => ({
          name: wordsOf ? fill(texts.words, { day: formatDay(language, wordsOf) }) : texts.unticked,
          values: [count],
        })),
        ...gallery.ways.map(({ way, count }) => ({
          name: fill(texts.way, { way: consentTexts[way][language] }),
          values: [count],
        })),
        { name: texts.withdrawn, values: [gallery.withdrawn] },
      ],
    },
    {
      title: texts.facts,
      counts: texts.factsCount,
      headings: [texts.checkedFacts, texts.checks],
      rows: withTotal(
        facts.map((row) => ({
          name: { ...shelfTexts, ...shelfNames }[row.shelf][language],
          values: [row.facts, row.checks],
        })),
        2,
      ),
    },
  ];
}

function answersOf(row: Evidence['complaints']['all']) {
  return [row.received, row.answered, row.inTime, row.closed, row.half, row.longest];
}

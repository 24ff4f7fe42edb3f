import * as v from 'valibot';
import { keysOf } from '#app/config/typed-record.ts';
import { complaintKinds } from '#app/complaints/complaint.ts';
import { shelves } from '#app/content/shelf-life/shelves.ts';
import { consentWays } from '#app/gallery/consent/consent.ts';

const day = v.pipe(v.string(), v.description('`yyyy-mm-dd` in Dhaka'));
const count = v.number();

const answers = {
  received: count,
  answered: count,
  inTime: count,
  closed: count,
  half: v.pipe(v.nullable(count), v.description('In so many days half of the answers were given')),
  longest: v.nullable(count),
};

/** What an owner shows of a year to whoever audits the agency: numbers, and nobody's name. */
export const evidence = v.object({
  year: v.number(),
  /** The first and the last day of what is counted: of the current year, today. */
  from: day,
  until: day,
  /** The day on which it was counted. */
  day,
  /** The year of the first record. */
  firstYear: v.number(),
  agency: v.object({
    name: v.object({ en: v.string(), bn: v.string() }),
    licence: v.nullable(v.string()),
  }),
  money: v.object({
    kinds: v.array(
      v.object({
        kind: v.string(),
        receipts: count,
        receivedBdt: count,
        refunds: count,
        givenBackBdt: count,
      }),
    ),
    voided: count,
  }),
  complaints: v.object({
    kinds: v.array(v.object({ kind: v.picklist(complaintKinds), ...answers })),
    all: v.object(answers),
  }),
  departures: v.array(
    v.object({
      destination: v.nullable(v.string()),
      departed: count,
      explained: count,
      copies: count,
    }),
  ),
  consents: v.array(v.object({ wordsOf: v.nullable(v.string()), count })),
  gallery: v.object({
    ways: v.array(v.object({ way: v.picklist(consentWays), count })),
    withdrawn: count,
  }),
  facts: v.array(v.object({ shelf: v.picklist(keysOf(shelves)), facts: count, checks: count })),
});

export type Evidence = v.InferOutput<typeof evidence>;

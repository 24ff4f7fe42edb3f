import { countDepartures } from '#app/applications/moves/count-departures.server.ts';
import { readLetterhead } from '#app/applications/letterhead/read-letterhead.server.ts';
import { countPayments } from '#app/applications/money/count-payments.server.ts';
import { paymentKindCodes } from '#app/applications/money/payment-words.ts';
import { countConsents } from '#app/applications/storage/count-consents.server.ts';
import { countAnswers } from '#app/complaints/desk/count-answers.server.ts';
import type { Content } from '#app/content/snapshot.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { countChecks } from '#app/facts/count-checks.server.ts';
import { countGalleryConsents } from '#app/gallery/consent/count-gallery-consents.server.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { yearPeriod } from '#app/i18n/period.ts';
import type { Evidence } from './evidence.ts';

/** What each feature counts of a year in Dhaka, up to today. Without numbers a year before the first record. */
export async function readEvidence(
  db: Database,
  content: Content,
  { year, now }: { year: number; now: Date },
): Promise<Evidence> {
  const day = todayInDhaka(now);
  const period = yearPeriod(year);
  const lastDay = daysLater(period.to, -1);
  const { name, licence } = readLetterhead({ content });
  const money = await countPayments(db, period);
  const none = { receipts: 0, receivedBdt: 0, refunds: 0, givenBackBdt: 0 };
  const codes = new Set([...paymentKindCodes, ...money.kinds.map(({ kind }) => kind)]);
  return {
    year,
    from: period.from,
    until: lastDay < day ? lastDay : day,
    day,
    firstYear: await firstYear(db, now),
    agency: { name, licence },
    money: {
      voided: money.voided,
      // Also the kinds with nothing: that is what somebody asks for. Those that are recorded no more come last.
      kinds: [...codes].map(
        (kind) => money.kinds.find((one) => one.kind === kind) ?? { kind, ...none },
      ),
    },
    complaints: await countAnswers(db, period),
    departures: await countDepartures(db, period),
    consents: await countConsents(db, period),
    gallery: await countGalleryConsents(db, period),
    facts: await countChecks(db, period),
  };
}

/** Of money by its receipts: on which day it was paid is typed, and may be wrong by a century. */
async function firstYear(db: Database, now: Date): Promise<number> {
  const [application, complaint, receipt] = await Promise.all([
    db
      .selectFrom('application')
      .select('createdAt')
      .where('deletedAt', 'is', null)
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('complaint').select('createdAt').orderBy('createdAt').limit(1).executeTakeFirst(),
    db.selectFrom('receiptSeries').select('year').orderBy('year').limit(1).executeTakeFirst(),
  ]);
  const years = [application, complaint].map((row) => yearOf(row ? new Date(row.createdAt) : now));
  return Math.min(...years, receipt?.year ?? yearOf(now));
}

/** The year of a moment in Dhaka. */
export function yearOf(moment: Date): number {
  return Number(todayInDhaka(moment).slice(0, 4));
}

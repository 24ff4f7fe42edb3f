import { randomInt } from 'node:crypto';
import type * as v from 'valibot';
import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { slugOf } from '#app/i18n/slug.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type OrderAtHand, jobOrders, withOrder } from './job-order-changes.server.ts';
import type { JobOrderFields, publication } from './job-order.ts';
import { endSeenOn } from './order-state.ts';
import { publicationFaults } from './publication-faults.ts';
import { columnsOf } from './stored-order.server.ts';

/**
 * Publishes a draft or an order that has ended, or moves the last day of one that is open. `faults` names everything that keeps
 * it from that. One that is open already and keeps its day is `published` without an event.
 */
export function publishJobOrder(
  db: Database,
  by: Change,
  { version, validUntil }: v.InferOutput<typeof publication>,
  documents: Documents,
) {
  return withOrder(db, by, version, async (order, { transaction, announce }) => {
    const fields = validUntil ? { ...order.fields, validUntil } : order.fields;
    const today = todayInDhaka(by.now);
    const faults = publicationFaults(fields, { today, documents });
    if (faults.length > 0) return { status: 'faults' as const, faults };
    const isOpen = order.state === 'open';
    if (isOpen && fields.validUntil === order.validUntil) return { status: 'published' as const };
    const moved = { endSeen: endSeenOn(fields.validUntil, today) };
    const opened = isOpen ? moved : await openedNow(transaction, order, fields, by.now);
    await jobOrders.changeWithin(
      transaction,
      by,
      isOpen ? 'job-order.prolonged' : 'job-order.published',
      (update) => update.set({ ...columnsOf(fields), ...opened }),
      announce,
    );
    return { status: 'published' as const };
  });
}

/** What changes of an order that opens: all its seats are left, or as many as before. */
async function openedNow(
  transaction: Database,
  { slug, seatsLeft }: OrderAtHand,
  { title, seats }: JobOrderFields,
  now: Date,
) {
  const most = seats ?? 0;
  return {
    ...({ state: 'open', endReason: null, endedAt: null } as const),
    slug: slug ?? (await freeSlug(transaction, slugOf(title))),
    seatsLeft: Math.min(seatsLeft || most, most),
    endSeen: null,
    publishedAt: now.toISOString(),
  };
}

/** Ends an open order by hand. Returns how many that were: 0 where it was not open. */
export async function endJobOrder(db: Database, by: Change): Promise<number> {
  const done = await withOrder(db, by, null, async (order, { transaction, announce }) => {
    if (order.state !== 'open') return { status: 'not_open' as const };
    const endedAt = by.now.toISOString();
    await jobOrders.changeWithin(
      transaction,
      by,
      'job-order.ended',
      (update) => update.set({ state: 'ended', endReason: 'by_hand', endedAt }),
      announce,
    );
    return { status: 'ended' as const };
  });
  return done.status === 'ended' ? 1 : 0;
}

/** Without vowels, of which words are made, and what looks like another sign. */
const signs = '34679bcdfghjkmnpqrtwxz';

/** The words of a title and four signs, for an address that no order has or has ever had. */
async function freeSlug(transaction: Database, words: string): Promise<string> {
  const before =
    words
      .replaceAll('_', '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, '') || 'job';
  for (;;) {
    const end = Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
    const slug = `${before}-${end}`;
    const taken = await transaction
      .selectFrom('jobOrder')
      .select('_id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!taken) return slug;
  }
}

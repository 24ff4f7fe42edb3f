import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { startOfDayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Period } from '#app/i18n/period.ts';
import { consentWays } from './consent.ts';

/** How many people of the gallery agreed in which way, and how many withdrew their consent. */
export type CountedGalleryConsents = {
  ways: { way: (typeof consentWays)[number]; count: number }[];
  withdrawn: number;
};

/** Counts the consents of a period that the gallery holds still, and what was withdrawn meanwhile and not undone. */
export async function countGalleryConsents(
  db: Database,
  { from, to }: Period,
): Promise<CountedGalleryConsents> {
  const given = await db
    .selectFrom('galleryItem')
    .select(['consentHow', ({ fn }) => fn.countAll<number>().as('count')])
    .where('deletedAt', 'is', null)
    .where('consentOn', '>=', from)
    .where('consentOn', '<', to)
    .groupBy('consentHow')
    .execute();
  // By the log: a day later little or nothing is left of the item itself.
  const acts = await db
    .selectFrom('event')
    .select(['action', ({ fn }) => fn.countAll<number>().as('count')])
    // Written out, as in the index.
    .where(sql<boolean>`"action" in ('gallery.withdrawn', 'gallery.withdrawal-undone')`)
    .where('at', '>=', startOfDayInDhaka(from))
    .where('at', '<', startOfDayInDhaka(to))
    .groupBy('action')
    .execute();
  const actsOf = (action: string) => Number(acts.find((row) => row.action === action)?.count ?? 0);
  return {
    ways: consentWays.map((way) => ({
      way,
      count: Number(given.find(({ consentHow }) => consentHow === way)?.count ?? 0),
    })),
    withdrawn: Math.max(0, actsOf('gallery.withdrawn') - actsOf('gallery.withdrawal-undone')),
  };
}

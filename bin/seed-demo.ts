import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { markContacted } from '#app/applications/moves/move-stage.server.ts';
import { insertApplication } from '#app/applications/storage/insert-application.server.ts';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import { countApplications } from '#app/applications/storage/read-applications.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { addGalleryItem } from '#app/gallery/gallery-changes.server.ts';
import { countGallery } from '#app/gallery/gallery.server.ts';
import { addJobOrder } from '#app/job-orders/job-order-changes.server.ts';
import { endJobOrder, publishJobOrder } from '#app/job-orders/publish-job-order.server.ts';
import { newJobOrder } from '#app/job-orders/job-order.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { storeImage } from '#app/images/store-image.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { drawPeople } from './demo/draw-people.ts';
import orders from './demo/job-orders.json' with { type: 'json' };
import {
  sampleApplication,
  sampleCounts,
  sampleGalleryItem,
  sampleNames,
} from './demo/sample-records.ts';
import { inProject } from './bootstrap.mjs';
import { CommandError, readArguments, runCommand } from './operator/command.ts';
import { withServices } from './operator/services.ts';

const help = `npm run seed:demo
npm run seed:demo -- --force

Puts samples into the database, to look at or to show: ${sampleCounts.gallery} gallery items with drawn pictures,
${sampleCounts.applications} applications and ${orders.length} job orders, all named "Sample … (নমুনা)". Running it again adds only what is missing; what was
deleted stays deleted.

--force  also when the database holds records that are not samples

The site may be running; its public gallery shows the new items at once.`;

const hour = 60 * 60 * 1000;
/** The actor of these events in the log. */
const actor = 'seed:demo';

await runCommand(help, async () => {
  const { values } = readArguments({ options: { force: { type: 'boolean' } } });
  await withServices(async (services) => {
    const { db } = services.database;
    if (!values.force && (await holdsRealRecords(db))) {
      throw new CommandError(
        'The database holds records that are not samples, so nothing was added; --force adds the samples all the same.',
      );
    }
    const items = await addGallery(services);
    const applications = await addApplications(services);
    const jobs = await addJobOrders(services);
    console.log(`Added ${items} gallery items, ${applications} applications, ${jobs} job orders.`);
    // A list as an office keeps it, to be brought in.
    const list = join(services.settings.dataDir, 'demo-old-list.csv');
    copyFileSync(inProject('bin', 'demo', 'old-list.csv'), list);
    chmodSync(list, 0o600);
    console.log(`${list} is an old list, to be brought in under All Application.`);
    const { all } = await countApplications(db);
    console.log(`There are ${await countGallery(db)} gallery items and ${all} applications now.`);
  });
});

/** Deleted records count, too: they can be restored. */
async function holdsRealRecords(db: Database): Promise<boolean> {
  const found = await Promise.all([
    ...(['galleryItem', 'application'] as const).map((table) =>
      db.selectFrom(table).select('_id').where('name', 'not like', sampleNames).executeTakeFirst(),
    ),
    db.selectFrom('jobOrder').select('_id').where('_id', 'not like', 'sample-%').executeTakeFirst(),
  ]);
  return found.some(Boolean);
}

/** Adds the missing items, dated 37 hours apart back from now. Returns how many. */
async function addGallery({ database: { db }, images, now }: Services): Promise<number> {
  const rows = await db
    .selectFrom('galleryItem')
    .select('name')
    .where('name', 'like', sampleNames)
    .execute();
  const present = new Set(rows.map((row) => row.name));
  const missing = Array.from({ length: sampleCounts.gallery }, (_, index) => {
    const shownAt = new Date(now().getTime() - (index + 1) * 37 * hour);
    return { index, shownAt, item: sampleGalleryItem(index + 1, shownAt) };
  }).filter(({ item }) => !present.has(item.name));
  if (missing.length === 0) return 0;
  const pictures = await drawPeople(sampleCounts.gallery);
  for (const { index, shownAt, item } of missing) {
    const stored = await storeImage(db, images, pictures[index] as Uint8Array, shownAt);
    if (stored.status !== 'stored') throw new Error(`drawn picture refused: ${stored.status}`);
    await addGalleryItem(db, { ...item, image: stored.url }, actor, shownAt);
  }
  return missing.length;
}

/** Adds the missing applications, dated 29 hours apart back from now. Returns how many. */
async function addApplications({ database: { db }, secrets, now }: Services): Promise<number> {
  const cipher = createPassportCipher(secrets);
  let added = 0;
  for (let n = 1; n <= sampleCounts.applications; n++) {
    const input = sampleApplication(n);
    const sentAt = new Date(now().getTime() - n * 29 * hour);
    const submission = await insertApplication(db, cipher, input, {
      // Always the same, so that a repeat returns the first application.
      key: `sample-application-${n}`,
      flags: input.noEmail ? ['no-email'] : [],
      now: sentAt,
    });
    const isNew = submission.status === 'accepted' && submission.createdAt === sentAt.toISOString();
    if (isNew) added += 1;
    // The newest wait for a call; most of the older ones were called the day after.
    if (isNew && n > 12 && n % 5 !== 0) {
      const by = { id: submission._id, actor, now: new Date(sentAt.getTime() + 20 * hour) };
      await markContacted(db, by);
    }
  }
  return added;
}

/** Adds the missing job orders, as their desk does; one without a permission stays a draft. Returns how many. */
async function addJobOrders({ database: { db }, content, now }: Services): Promise<number> {
  const rows = await db.selectFrom('jobOrder').select('_id').execute();
  const missing = orders.filter(({ id }) => rows.every(({ _id }) => _id !== id));
  for (const { id, fields, state, days } of missing) {
    const by = { id, actor, now: now() };
    await addJobOrder(db, v.parse(newJobOrder, fields), by);
    const validUntil = daysLater(todayInDhaka(by.now), days);
    await publishJobOrder(db, by, { version: 1, validUntil }, content.current().documents);
    if (state === 'ended') await endJobOrder(db, by);
  }
  return missing.length;
}

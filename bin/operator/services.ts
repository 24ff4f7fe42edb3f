import { loadSettings } from '#app/services/env.server.ts';
import { type Services, closeServices, openServices } from '#app/services/services.server.ts';
import { migrateIfNew } from '#app/database/migrate.server.ts';
import type { OpenDatabase } from '#app/database/database.server.ts';
import { requireUtf8 } from '#app/database/require-utf8.server.ts';

/** Opens the site's services, as the server does but without migrating what it may be running on, while `work` runs. */
export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const services = await openServices(loadSettings(), undefined, prepare);
  try {
    await work(services);
  } finally {
    await closeServices(services);
  }
}

async function prepare(database: OpenDatabase): Promise<void> {
  await requireUtf8(database);
  await migrateIfNew(database);
}

import { openDatabase } from '#app/database/database.server.ts';
import type { TestSite } from './test-site.ts';

/** Does something at a site whose database does not answer meanwhile. */
export async function withoutDatabase<Result>(
  { services }: Pick<TestSite, 'services'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database } = services;
  services.database = openDatabase('postgres://nobody@127.0.0.1:1/nowhere');
  try {
    return await work();
  } finally {
    await services.database.db.destroy();
    services.database = database;
  }
}

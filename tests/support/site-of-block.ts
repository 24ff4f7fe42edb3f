import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Tables } from '#app/database/tables.ts';
import { type TestSite, openTestSite } from './test-site.ts';

type Start = {
  /** Settings of the site. */
  settings?: Record<string, string>;
  /** The tables that are emptied before each test. */
  empty?: readonly (keyof Tables)[];
  /** Where the clock stands before each test; otherwise it runs. */
  now?: string;
};

/** The site of a block of tests: opened before all of them and closed after them. */
export function siteOfBlock(
  url: () => string,
  { settings, empty = [], now }: Start = {},
): TestSite {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(url(), settings);
  });
  beforeEach(async () => {
    for (const table of empty) await site.services.database.db.deleteFrom(table).execute();
    if (now) site.setNow(now);
  });
  afterAll(() => site.close());
  return new Proxy({} as TestSite, {
    get: (_, name) => Reflect.get(site, name) as unknown,
    set: (_, name, value) => Reflect.set(site, name, value),
  });
}

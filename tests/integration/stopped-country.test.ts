import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const shipped = defaultDocuments();

type Status = Documents['guide.hu']['status']['value'];

/** Content in which two guides say whether one can go there. */
function contentWith(hungary: Status, poland: Status): Documents {
  const { 'guide.hu': hu, 'guide.pl': pl } = shipped;
  return {
    ...shipped,
    'guide.hu': { ...hu, status: { ...hu.status, value: hungary } },
    'guide.pl': { ...pl, status: { ...pl.status, value: poland } },
  };
}

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' }, empty: ['application'] });

  async function enter(content: Documents) {
    await storeContent(site.services.database.db, content);
    await site.services.content.reload();
  }

  /** Applies for a country, as a program does. Returns what staff read beside the application. */
  async function flagsFor(interested: string): Promise<string[]> {
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, interested },
    });
    expect(answer.status).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
    const { insertedId } = (await answer.json()) as { insertedId: string };
    const { flags } = await site.services.database.db
      .selectFrom('application')
      .select('flags')
      .where('_id', '=', insertedId)
      .executeTakeFirstOrThrow();
    return flags.split(' ').filter((flag) => flag.startsWith('country-'));
  }

  test.each([
    ['Hungary', ['country-paused']],
    [' HUNGARY ', ['country-paused']],
    ['হাঙ্গেরি', ['country-paused']],
    ['poland', ['country-closed']],
    ['পোল্যান্ড', ['country-closed']],
    ['Romania', []],
    ['Anywhere', []],
  ])('T-27 an application for “%s” is taken, and flagged %j', async (interested, flags) => {
    await enter(contentWith('paused', 'closed'));
    expect(await flagsFor(interested)).toEqual(flags);
  });

  test.each(['checking', 'limited', 'open'] as const)(
    'T-27 nothing is flagged where the guide says %s, and at once where it is stopped',
    async (status) => {
      await enter(contentWith(status, status));
      expect(await flagsFor('Hungary')).toEqual([]);
      await enter(contentWith('closed', status));
      expect(await flagsFor('Hungary')).toEqual(['country-closed']);
    },
  );
});

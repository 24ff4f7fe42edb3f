import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { contentFiles } from '#app/editing/files/content-files.ts';
import { differences } from '#app/editing/files/differences.ts';
import {
  type Imported,
  differencesFromDrafts,
  importContent,
} from '#app/editing/files/import-content.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

/** The shipped content with another tagline and another year, and with the countries the other way round. */
function changedContent(): Imported {
  const shipped = defaultDocuments();
  const { agency } = shipped.agency;
  return {
    ...shipped,
    agency: { agency: { ...agency, foundedIn: 2015 } },
    home: {
      ...shipped.home,
      homeWords: { ...shipped.home.homeWords, tagline: { en: 'Another one', bn: 'আরেকটি কথা' } },
    },
    countries: { countries: shipped.countries.countries.toReversed() },
  };
}

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['contentDocument', 'contentRevision'],
  });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn('owner@sampan.example', 'owner');
  });
  beforeEach(async () => {
    site.renderPage = async () => new Response('<!doctype html>');
    await site.services.content.reload();
  });
  const db = () => site.services.database.db;
  const now = () => site.services.now();

  async function publishAll(ids: string[]) {
    const documents = [];
    for (const _id of ids) {
      const answer = await site.call('GET', `/api/content/${_id}`, { cookie });
      documents.push({ _id, version: ((await answer.json()) as { version: number }).version });
    }
    const json = { key: randomUUID(), documents, note: '' };
    const answer = await site.call('POST', '/api/content/publications', { cookie, json });
    expect(answer.status).toBe(201);
  }

  test('E-38 what was imported and published is exported as the same bytes', async () => {
    const files = changedContent();
    const ids = await importContent(db(), files, now());
    expect(ids.toSorted()).toEqual(['agency', 'countries', 'home']);
    await publishAll(ids);
    const { documents } = site.services.content.current();
    expect(contentFiles(documents)).toEqual(contentFiles(files as typeof documents));
  });

  test('E-39 an import makes drafts of what differs, keeps a draft that was there, and publishes nothing', async () => {
    await site.call('PATCH', '/api/content/home', {
      cookie,
      json: {
        ...{ editor: 'a-screen', sequence: 1 },
        changes: [
          { path: 'homeWords/headline', base: 0, value: { en: 'My own', bn: 'আমার নিজের' } },
        ],
      },
    });
    const files = changedContent();
    const found = await differencesFromDrafts(db(), files);
    expect(found).toContainEqual({
      document: 'home',
      path: 'homeWords/headline',
      locales: ['en', 'bn'],
    });

    await importContent(db(), files, now());

    expect(await differencesFromDrafts(db(), files)).toEqual([]);
    await site.services.content.reload();
    const published = site.services.content.current().documents;
    expect(published).toEqual({ ...defaultDocuments(), today: published.today });
    expect(
      differences(published, files)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['agency/foundedIn', 'countries', 'homeWords/tagline']);
    const kept = await db()
      .selectFrom('contentRevision')
      .select(['document', 'state', 'value'])
      .execute();
    expect(kept).toMatchObject([{ document: 'home', state: 'discarded' }]);
    expect(kept[0]?.value).toContain('আমার নিজের');
    // A second time there is nothing to do.
    expect(await importContent(db(), files, now())).toEqual([]);
  });
});

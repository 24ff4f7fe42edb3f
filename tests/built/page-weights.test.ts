import { request } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Documents } from '#app/content/documents.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { longestTexts, otherTexts } from '#tests/support/other-texts.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { ownersCalls } from '#tests/support/publish.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { storeContent } from '#tests/support/store-content.ts';

const addresses = publicAddresses.map(({ address }) => address);

test('E-47 T-56 as shipped no document weighs more than 25,000 B with its styles', async () => {
  const others = ['/countries/poland', '/bn/countries/poland'];
  await expectAtMost(25_000, inject('origin'), [...addresses, ...others]);
});

// Of its own: the texts of every page are others here.
let site: RunningSite;
beforeAll(async () => {
  site = await startSite('build');
});
afterAll(() => site.end());

test('E-47 E-56 the home page has bytes for a notice in either language', async () => {
  const calls = await request.newContext({ baseURL: site.origin });
  const owner = await ownersCalls(calls, site.origin);
  const notice = await owner.writeNotice('ঈদে অফিস বন্ধ', 'ঈদের ছুটিতে অফিস তিন দিন বন্ধ থাকবে।');
  await owner.publish(notice);
  await calls.dispose();
  for (const path of ['/', '/bn']) {
    const shown = async () => (await fetch(site.origin + path)).text();
    await expect.poll(shown, { timeout: 30_000 }).toContain('ঈদের ছুটিতে');
  }
  await expectAtMost(25_000, site.origin, ['/', '/bn']);
});

test.runIf(process.env.TEST_ALL)(
  'E-47 with every text another one of its length no document weighs more than 25,000 B',
  async () => {
    await show(otherTexts());
    await expectAtMost(25_000, site.origin, addresses);
  },
);

test('E-47 with every text at its limit no document weighs more than 32,000 B', async () => {
  await show(longestTexts());
  // Bengali is longer, and most of this test is to draw and to compress pages.
  const some = addresses.filter((address) => process.env.TEST_ALL || address.startsWith('/bn'));
  await expectAtMost(32_000, site.origin, some);
});

/** Publishes content past the editor, and waits until the site shows it. */
async function show(content: Documents) {
  const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  await storeContent(db, content);
  await db.destroy();
  const shown = async () => (await fetch(`${site.origin}/bn`)).text();
  await expect.poll(shown, { timeout: 30_000 }).toContain(content.home.homeWords.tagline.bn);
}

/** Expects that no document weighs more with its styles, as they are sent: those after the first in fewer bytes. */
async function expectAtMost(most: number, origin: string, addresses: string[]) {
  const heavy = async () => {
    const weights = await Promise.all(
      addresses.map(async (address) => [address, await weightOf(origin + address)] as const),
    );
    return weights.filter(([, bytes]) => bytes > most);
  };
  await expect.poll(heavy, { timeout: 60_000 }).toEqual([]);
}

async function weightOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  // Those that the router names are disabled, because all styles for screens stand in the document.
  const sheets = (await answer.text()).match(
    /<link[^>]+rel="stylesheet"(?![^>]+(disabled|print))/g,
  );
  expect(sheets).toBe(null);
  return Number(answer.headers.get('content-length'));
}

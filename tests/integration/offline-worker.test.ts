import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url);

  /** Browsers install a worker again where its text has changed, and only then fetch the offline pages. */
  const worker = async () => (await site.call('GET', '/sw.js')).text();

  test('the worker is another one once the offline pages are, and only then', async () => {
    const before = await worker();
    expect(await worker()).toBe(before);
    const shipped = defaultDocuments();
    const { agency } = shipped.agency;
    const phones = agency.phones.map((phone) => ({ ...phone, shown: '+880 1999-999999' }));
    await storeContent(site.services.database.db, {
      ...shipped,
      agency: { ...shipped.agency, agency: { ...agency, phones } },
    });
    await site.services.content.reload();
    expect(await (await site.call('GET', '/offline')).text()).toContain('1999-999999');
    expect(await worker()).not.toBe(before);
  });
});

import { expect } from '@playwright/test';
import { startSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

// Once, each rendering stayed in memory for good, with its request and all its words (record 0067).
test('pages that are rendered for one visitor do not stay in memory', async () => {
  const site = await startSite('build', {}, [
    '--disable-warning=ExperimentalWarning',
    '--import',
    import.meta.resolve('../support/count-requests.ts'),
  ]);
  const requestsInMemory = () => site.ask('how many requests are in memory');
  const render = async (count: number) => {
    for (let page = 0; page < count; page += 1) {
      expect((await fetch(`${site.origin}/none-${page}`)).status).toBe(404);
    }
  };
  try {
    await render(3);
    const before = Number(await requestsInMemory());
    await render(40);
    // More than once: what waits for a finaliser goes with the next collection.
    await expect.poll(requestsInMemory).toBeLessThan(before + 10);
  } finally {
    await site.end();
  }
});

import type { Page } from '@playwright/test';

/** Keeps a page's requests for an address waiting, until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Lets the next request for an address arrive, and loses its answer. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch({ maxRedirects: 0, maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
}

/** Answers every request for an address as a Wi-Fi does that wants its own page seen first. */
export async function answerWithPortal(page: Page, address: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the Wi-Fi</h1>' }),
  );
}

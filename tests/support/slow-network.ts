import type { Page } from '@playwright/test';

type Network = {
  /** Milliseconds to and fro; above a hundred, a first visit does without the site's fonts. */
  latency: number;
  /** Down and up; as fast as it goes when left out. */
  bytesPerSecond?: number;
};

/**
 * Slows down the network of a page that is opened after this. Not every Chromium tells the page how slow its network
 * is made to be (156 does, 150 does not), so it is told here.
 */
export async function slowNetwork(page: Page, { latency, bytesPerSecond = -1 }: Network) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.addInitScript((rtt) => {
    if (navigator.connection) Object.defineProperty(navigator.connection, 'rtt', { value: rtt });
  }, latency);
}

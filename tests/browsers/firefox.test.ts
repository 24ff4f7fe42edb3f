import { describe } from 'vitest';
import { startFirefox } from './marionette.ts';
import { applies, looksAfterApplications, readsPublicPages, useBrowser } from './journeys.ts';

// `npm test` says what is missing; where it is CI, that is a failure.
describe.skipIf(!process.env.TEST_BROWSERS?.includes('Firefox'))('Firefox', () => {
  useBrowser(startFirefox);
  applies('bn');
  if (!process.env.TEST_ALL) return;
  applies('en');
  readsPublicPages();
  looksAfterApplications();
});

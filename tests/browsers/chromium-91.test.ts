import { describe } from 'vitest';
import { startChromium } from './chromium.ts';
import { applies, readsPublicPages, useBrowser } from './journeys.ts';

const program = process.env.TEST_CHROMIUM_91;

// `npm test` says what is missing; where it is CI, that is a failure.
describe.skipIf(!program)('Chromium 91', () => {
  useBrowser(() => startChromium(program!));
  readsPublicPages();
  applies('en');
});

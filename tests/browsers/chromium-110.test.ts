import { describe } from 'vitest';
import { startChromium } from './chromium.ts';
import { applies, looksAfterApplications, useBrowser } from './journeys.ts';

const program = process.env.TEST_CHROMIUM_110;

// `npm test` says what is missing; where it is CI, that is a failure.
describe.skipIf(!program)('Chromium 110', () => {
  useBrowser(() => startChromium(program!));
  applies('en');
  looksAfterApplications();
});

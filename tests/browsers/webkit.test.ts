import { describe } from 'vitest';
import { startWebkit } from './webkit.ts';
import { applies, looksAfterApplications, useBrowser } from './journeys.ts';

// `npm test` says what is missing; where it is CI, that is a failure.
describe.skipIf(!process.env.TEST_BROWSERS?.includes('WebKit'))('WebKit', () => {
  useBrowser(startWebkit);
  applies('bn');
  if (process.env.TEST_ALL) looksAfterApplications();
});

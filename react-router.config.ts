import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './build-tools/compress-assets.ts';
import { writePrintSheet } from './build-tools/print-sheet.ts';
import { shrinkScripts } from './build-tools/shrink-scripts.ts';
import { slimManifest } from './build-tools/slim-manifest.ts';

export default {
  ssr: true,
  // `npm start` builds beside what is served, and the developers' examples apart, so that they never slip into it.
  buildDirectory: process.env.SAMPAN_BUILD ?? 'build',
  // The manifest of two dozen routes is smaller than one discovery request on a slow network.
  // Of the public pages one has a client loader, and splitting it off would cost every page an empty file to ask for.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await slimManifest(join(client, 'assets'));
    await writePrintSheet(join(client, 'assets'));
    // Nobody waits for the bytes of the developers' examples.
    if (process.env.SAMPAN_EXAMPLES) return;
    await shrinkScripts(join(client, 'assets'));
    await compressAssets(client);
  },
} satisfies Config;

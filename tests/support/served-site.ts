import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { keptAddresses, keptJob } from '#app/kept-addresses.server.ts';
import { isMadeOfMark } from '#app/seo/mark-routes.server.ts';
import { createHandler } from '#app/serving/handler.server.ts';
import { listen } from '#app/serving/listen.server.ts';
import { readStaticFiles } from '#app/serving/static-files.server.ts';
import { commonHeaders } from '#app/serving/security-headers.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { createApp } from '#app/app.server.ts';

/** A site behind a real socket, with the cached handler before it. */
export type ServedSite = { port: number; origin: string; close(): Promise<void> };

/**
 * Serves a site on a free loopback port. `pages` replaces the pages, which would need a build; when it
 * returns nothing, the site itself responds. `files` are the client's files by name.
 */
export async function serveSite(
  services: Services,
  pages: (request: Request) => Response | Promise<Response> | undefined = () => undefined,
  files: Record<string, string> = {},
): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const handler = createHandler(services, {
    app(port) {
      const app = createApp(services, { routes: {} } as ServerBuild, port);
      return (request, ...origin) => pages(request) ?? app(request, ...origin);
    },
    kept: keptAddresses,
    keptOf: keptJob,
    files: readStaticFiles(folder, commonHeaders(services.settings)),
    isMade: isMadeOfMark,
    cache: services.pages,
  });
  const { port, close } = await listen(handler, ['127.0.0.1'], 0);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await close({ drainMs: 0, graceMs: 1000 });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { relative } from 'node:path';
import type { ServerBuild } from 'react-router';
import { type ViteDevServer, createServer } from 'vite';
import type { Services } from '#app/services/services.server.ts';
import type { App } from '#app/serving/handler.server.ts';
import { checkFolder } from '#app/content/check.server.ts';
import { contentFolder } from '#app/content/defaults.server.ts';
import { withoutChanges } from './hot-reload/quiet-log.ts';
import { errorPage } from './hot-reload/mistake-page.ts';
import { pageStyles } from './hot-reload/page-styles.ts';
import { inProject, root } from './bootstrap.mjs';
import { CommandError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run dev

Serves the site with hot reload, from the sources and not from a build, on the same settings and the
same data as npm start, and as that does, but for this: no page is kept in memory, what the content
security policy would refuse is only reported in the browser's console, icons are not drawn in the page
but in their file, and class names are long. What is opened once
at the start (settings, database, mail) changes only with a new start.`;

await runCommand(help, async () => {
  readArguments({ options: {} });
  const { faults } = checkFolder(contentFolder);
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    customLogger: withoutChanges(),
  });
  // One line for each changed file.
  vite.watcher.on('change', (file) => console.log(`Changed: ${relative(root, file)}`));
  // The router uses a second Vite to read its routes; on SIGTERM that one would exit before the site has
  // stopped.
  process.removeAllListeners('SIGTERM');
  try {
    // Loaded through Vite like the pages: a module loaded twice would have its contexts and error classes
    // twice.
    const { runSite } = await load<typeof import('#app/run-site.server.ts')>(
      vite,
      '/app/run-site.server.ts',
    );
    await runSite({
      backupProgram: [inProject('bin', 'backup.ts')],
      clientFolder: null,
      createApp: (services, port) => {
        readContentAnew(vite, services);
        return appFromSources(vite, services, port);
      },
      before: (site) => (request, response) =>
        vite.middlewares(request, response, () => site(request, response)),
    });
  } finally {
    await vite.close();
  }
});

/** Shows a changed file of `content/` with the next page; one with a fault is named, and waits. */
function readContentAnew(vite: ViteDevServer, { content }: Services): void {
  vite.watcher.add(contentFolder);
  vite.watcher.on('change', (file) => {
    if (!file.startsWith(contentFolder)) return;
    const { faults } = checkFolder(contentFolder);
    for (const sentence of faults) console.error(sentence);
    if (faults.length > 0) return;
    void load<typeof import('#app/content/defaults.server.ts')>(
      vite,
      '/app/content/defaults.server.ts',
    ).then(({ forgetDefaults }) => {
      forgetDefaults();
      return content.reload();
    });
  });
}

/** The site from its current sources, created again when one of them has changed. */
function appFromSources(vite: ViteDevServer, services: Services, port: number): App {
  let last: { createApp: unknown; build: unknown; app: App } | undefined;
  const current = async () => {
    // Vite returns the same modules until one of their files changes.
    const { createApp } = await load<typeof import('#app/app.server.ts')>(
      vite,
      '/app/app.server.ts',
    );
    const build = await load<ServerBuild>(vite, 'virtual:react-router/server-build');
    if (last?.createApp !== createApp || last.build !== build) {
      // The router's own styles for development go when the scripts have come, and everything is rendered anew
      // then: parts that wait for their scripts would lose what the server rendered.
      const own = { ...build, unstable_getCriticalCss: () => undefined };
      last = { createApp, build, app: createApp(services, own, port) };
    }
    return last.app;
  };
  return (request, ...origin) => {
    request.headers.delete('accept-encoding');
    return current().then(
      async (app) => withPolicyReported(await withStyles(vite, await app(request, ...origin))),
      errorPage,
    );
  };
}

/** An answer with its page's styles, uncompressed as the request has not asked for anything else. */
async function withStyles(vite: ViteDevServer, answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const [page, styles] = [await answer.text(), await pageStyles(vite)];
  return new Response(
    page.replace('</head>', () => `${styles}</head>`),
    answer,
  );
}

/**
 * Reports policy violations in the browser's console instead of blocking them. Allows what hot reload itself
 * does: it inserts styles, and opens a WebSocket.
 */
function withPolicyReported(answer: Response): Response {
  const response = new Response(answer.body, answer);
  const policy = response.headers.get('content-security-policy') ?? '';
  response.headers.delete('content-security-policy');
  response.headers.set(
    'content-security-policy-report-only',
    `${policy.replace('connect-src', 'connect-src ws:')}; style-src-elem 'self' 'unsafe-inline'`,
  );
  return response;
}

async function load<Module>(vite: ViteDevServer, name: string): Promise<Module> {
  return (await vite.ssrLoadModule(name)) as Module;
}

import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage } from 'node:http';
import type { ServerBuild } from 'react-router';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { loadSettings } from '#app/config/env.server.ts';
import { listen } from '#app/serving/listen.server.ts';
import { restrictPermissions } from '#app/disk/file-permissions.server.ts';
import { closeServices, openServices } from '#app/config/services.server.ts';
import { makeFirstStaff } from '#app/staff/first-staff.server.ts';
import { findErrors } from '#build-tools/content/find-faults.ts';
import { sayChanges, withoutChanges } from './hot-reload/changed-files.ts';
import { errorPage } from './hot-reload/mistake-page.ts';
import { CommandError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run dev

Serves the site with hot reload, from the sources and not from a build, on the same settings and the
same data as npm start. Pages are not kept in memory and there is no content security policy; what
is opened once at the start (settings, database, mail) changes only with a new start.`;

await runCommand(help, async () => {
  readArguments({ options: {} });
  const errors = await findErrors(fileURLToPath(new URL('../content', import.meta.url)));
  if (errors.length > 0) throw new CommandError(errors.join('\n'));
  const settings = loadSettings();
  for (const sentence of await restrictPermissions(settings)) console.log(sentence);
  const services = await openServices(settings);
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    customLogger: withoutChanges(),
  });
  sayChanges(vite);
  const close = async () => {
    await vite.close();
    await closeServices(services);
  };
  try {
    await makeFirstStaff(services);
    const { port, close: stopListening } = await listen(
      (port) => {
        const answer = async (request: Request, incoming: IncomingMessage) => {
          // Both anew each time: Vite gives the same modules again until one of their files changes.
          const { createApp } = (await vite.ssrLoadModule(
            '/app/app.server.ts',
          )) as typeof import('#app/app.server.ts');
          const build = await vite.ssrLoadModule('virtual:react-router/server-build');
          const app = createApp(services, build as ServerBuild, port);
          const answered = await app(request, incoming.socket.remoteAddress ?? '');
          const response = new Response(answered.body, answered);
          // Hot reload works with inline scripts and styles, which the policy is there to forbid.
          response.headers.delete('content-security-policy');
          return response;
        };
        const site = getRequestListener(
          (request, { incoming }) => answer(request, incoming as IncomingMessage).catch(errorPage),
          { overrideGlobalObjects: false },
        );
        return (request, response) =>
          vite.middlewares(request, response, () => void site(request, response));
      },
      settings.hosts,
      settings.port,
    );
    console.log(`Sampan is serving on http://localhost:${port}, with hot reload`);
    await toldToStop();
    console.log('Sampan is stopping …');
    await stopListening({ drainMs: 0, graceMs: 0 });
  } finally {
    await close();
  }
});

/** Resolves at Ctrl-C, at a signal, or when the command that started this one is gone. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => resolve());
  });
}

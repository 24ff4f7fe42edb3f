import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { builtWords } from './app/built-fonts.server.ts';
import { createApp } from './app/app.server.ts';
import { runSite } from './app/run-site.server.ts';

const buildFolder = join(fileURLToPath(import.meta.url), '../..');

await runSite({
  projectFolder: join(buildFolder, '..'),
  clientFolder: join(buildFolder, 'client'),
  builtWords,
  createApp: (services, port) => createApp(services, build, port),
});

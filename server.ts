import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import * as build from 'virtual:react-router/server-build';
import { builtWords } from './app/built-fonts.server.ts';
import { createApp } from './app/app.server.ts';
import { backupApart } from './app/backup/backup-task.server.ts';
import { runSite } from './app/run-site.server.ts';
import { loadSettings } from './app/services/env.server.ts';

const thisFile = fileURLToPath(import.meta.url);

if (process.argv[2] === 'backup') await backupApart(process.argv[3], loadSettings());
// A thread of it has done its work by now, and is to serve nothing.
else if (isMainThread)
  await runSite({
    backupProgram: [thisFile, 'backup'],
    clientFolder: join(thisFile, '../../client'),
    builtWords,
    createApp: (services, port) => createApp(services, build, port),
  });

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '#app/database/database.server.ts';
import { serverEnvironment } from '#build-tools/production-build.ts';
import { bareEnvironment } from './bare-environment.ts';

/** The account that every started site has. */
export const staff = { email: 'staff@sampan.example', password: 'correct-horse-battery' };

/** A production server for a test, with its own port and data folder, stopped by `end`. */
export type RunningSite = {
  origin: string;
  dataDir: string;
  /** The process id, which tells whether it is still the same process. */
  pid(): number | undefined;
  /** Stops the server by a signal and waits until it has ended. */
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Restarts it on the same data and port. */
  start(): Promise<void>;
  /** Stops and starts it. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Sends a message to a module that the test has preloaded into the process. */
  tell(message: object): void;
  /** Sends it a question and returns its next message, the answer. */
  ask(question: string): Promise<unknown>;
  end(): Promise<void>;
};

/** Starts the built site of `buildFolder` with further settings and Node options. */
export async function startSite(
  buildFolder: string,
  environment: Record<string, string> = {},
  nodeOptions: string[] = [],
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sampan-site-'));
  const start = (port: string) =>
    startServer([...nodeOptions, resolve(buildFolder, 'server/index.js')], dataDir, {
      DATA_DIR: dataDir,
      FIRST_STAFF_EMAIL: staff.email,
      FIRST_STAFF_PASSWORD: staff.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      PORT: port,
      ...environment,
    });
  let { child, origin } = await start('0');
  await keepPassword(environment.DATABASE_URL ?? `file:${join(dataDir, 'sampan.sqlite')}`);
  const again = async () => void ({ child } = await start(new URL(origin).port));
  return {
    origin,
    dataDir,
    pid: () => (hasEnded(child) ? undefined : child.pid),
    stop: (signal) => stop(child, signal),
    start: again,
    async restart(signal) {
      await stop(child, signal);
      await again();
    },
    tell: (message) => void child.send(message),
    async ask(question) {
      child.send(question);
      return (await once(child, 'message'))[0] as unknown;
    },
    async end() {
      await stop(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Clears the flag that forces a change of the initial password, as after the first sign-in. */
async function keepPassword(databaseUrl: string) {
  const { db } = openDatabase(databaseUrl);
  await db.updateTable('staff').set({ mustChangePassword: 0 }).execute();
  await db.destroy();
}

async function startServer(program: string[], folder: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    // Not the project's folder, where a developer may have an .env file.
    cwd: folder,
    env: bareEnvironment({ ...serverEnvironment, ...environment }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines = createInterface({ input: child.stdout! });
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /serving on (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) =>
      reject(new Error(`the site ended with ${code} instead of serving`)),
    );
  });
  return { child, origin };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

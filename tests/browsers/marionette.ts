import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Send, type WebDriver, webDriver } from './webdriver.ts';

/**
 * The system's Firefox, driven by its own Marionette: the commands of WebDriver over a socket, which is all that
 * geckodriver does with them. Playwright drives only a Firefox that was changed for it.
 */
export async function startFirefox(): Promise<WebDriver> {
  const profile = await mkdtemp(join(tmpdir(), 'sampan-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences);
  const browser = spawn('firefox-esr', ['--headless', '--marionette', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await vi.waitFor(
    async () => {
      const text = await readFile(portFile, 'utf8');
      if (!text) throw new Error('Firefox has not said its port yet');
      return Number(text);
    },
    { timeout: 60_000, interval: 100 },
  );
  const { send, socket } = await marionette(port);
  await send('NewSession', {
    capabilities: { alwaysMatch: { timeouts: { script: 30_000 } } },
  });
  return webDriver(
    (command, parameters) => send(command, parameters),
    async () => {
      socket.destroy();
      await stop(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  );
}

/** Nothing is fetched from anywhere, and the port is free. */
const preferences = [
  ['marionette.port', 0],
  ['app.update.enabled', false],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['services.settings.server', 'data:,none'],
]
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');

/** Messages are `length:json`, first one that greets, then `[1, id, error, result]` for each command. */
async function marionette(port: number): Promise<{ send: Send; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const greeted = Promise.withResolvers<void>();
  socket.on('error', greeted.reject);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (!Array.isArray(message)) greeted.resolve();
      else waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  await greeted.promise;
  const send: Send = (command, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, (error, result) => {
        if (error) reject(new Error(`${command}: ${error.message}`));
        else resolve((result as { value?: unknown } | null)?.value ?? result);
      });
      const message = JSON.stringify([0, lastId, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return { send, socket };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

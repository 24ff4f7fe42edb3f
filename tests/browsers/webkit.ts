import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { vi } from 'vitest';
import { freePort } from '#tests/machine/own-server.ts';
import { type Send, type WebDriver, webDriver } from './webdriver.ts';

/** The system's WebKit, with the driver that comes with it, on a display that nobody sees. */
export async function startWebkit(): Promise<WebDriver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      // It refuses to run as root otherwise; the pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const end = async () => {
    await stop(driver);
    await stop(screen);
  };
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (value?.error) throw new Error(`${path}: ${value.message}`);
    return value as unknown;
  };
  await vi.waitFor(() => ask('GET', '/status'), { timeout: 30_000, interval: 100 });
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const paths: Record<string, (id: unknown) => string> = {
    Navigate: () => `${session}/url`,
    ExecuteScript: () => `${session}/execute/sync`,
    ElementClick: (id) => `${session}/element/${id}/click`,
    ElementSendKeys: (id) => `${session}/element/${id}/value`,
  };
  const send: Send = (command, { id, ...parameters }) =>
    ask('POST', paths[command]!(id), parameters);
  return webDriver(send, async () => {
    await ask('DELETE', session).catch(() => undefined);
    await end();
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

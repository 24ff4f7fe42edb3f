import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from './raw-request.ts';

/** A call that is repeated until it is answered, as an open page does: the answer may have been lost. */
export type Editor = {
  get<Answer>(path: string): Promise<Answer>;
  send<Answer>(method: 'PATCH' | 'POST', path: string, body: object): Promise<Answer>;
  /** Stops repeating. */
  giveUp(): void;
};

/** Somebody of the staff at a process that may be killed at any moment. */
export function createEditor(origin: string, cookie: string): Editor {
  const hope = new AbortController();

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    while (!hope.signal.aborted) {
      const { status, text } = await sendRequest(`${origin}/api/content${path}`, {
        method,
        headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        timeoutMs: 30_000,
      });
      if (status === 200 || status === 201) return JSON.parse(text) as Answer;
      // 0: nobody there. 503: busy, or the database is.
      if (status !== 0 && status !== 503) throw new Error(`${method} ${path}: ${status} ${text}`);
      await wait(20);
    }
    throw new Error('given up');
  }

  return {
    get: (path) => call('GET', path),
    send: (method, path, body) => call(method, path, body),
    giveUp: () => hope.abort(),
  };
}

/** Saves one text, in both languages, over whatever is there. Returns the document's version after it. */
export async function saveText(
  editor: Editor,
  {
    id,
    path,
    editor: screen,
    sequence,
  }: { id: string; path: string; editor: string; sequence: number },
): Promise<number> {
  const value = { en: `Text ${sequence}`, bn: `লেখা ${sequence}` };
  const changes = [{ path, base: 0, value }];
  const { version } = await editor.send<{ version: number }>('PATCH', `/${id}`, {
    ...{ editor: screen, sequence, changes },
  });
  return version;
}

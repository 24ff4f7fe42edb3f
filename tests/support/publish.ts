import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { staff } from './running-site.ts';

/** Opens the dialog that publishes, and waits until the server has rehearsed the pages for it. */
export async function openReview(
  page: Page,
  press = () => page.getByRole('button', { name: /^(Publish|প্রকাশ করুন)…$/ }).click(),
): Promise<void> {
  await Promise.all([page.waitForResponse('**/api/content/rehearsals'), press()]);
}

/** Presses what publishes, and waits until the server has done it. */
export async function publishBy(page: Page, press: () => Promise<void>): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/content/publications'),
    press(),
  ]);
  expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
}

/** Calls of the API by the owner, who is signed in by the first of them. A refusal fails the test. */
export async function ownersCalls(request: APIRequestContext, origin: string) {
  async function call<Answer = unknown>(method: string, path: string, data?: object) {
    const answer = await request.fetch(path, { method, data, headers: { origin } });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true); // oxlint-disable-line vitest/no-standalone-expect
    return (await answer.json()) as Answer;
  }

  /** Saves values in the draft of a document, as its editor does. Returns the draft's version. */
  async function save(document: string, values: Record<string, unknown>): Promise<number> {
    const path = `/api/content/${document}`;
    const { leaves, version } = await call<Edited>('GET', path);
    const changes = Object.entries(values).map(([path, value]) => ({
      ...{ path, value, base: leaves[path]?.version ?? 0 },
    }));
    if (changes.length === 0) return version;
    return (await call<Edited>('PATCH', path, { editor: newId(), sequence: 1, changes })).version;
  }

  /** Publishes a document with further values. Returns the key by which that is taken back. */
  async function publish(document: string, values: Record<string, unknown> = {}): Promise<string> {
    const key = newId();
    const documents = [{ _id: document, version: await save(document, values) }];
    await call('POST', '/api/content/publications', { key, documents, note: '' });
    return key;
  }

  /** Writes a Bengali notice that runs for a day. Returns its document. */
  async function writeNotice(title: string, words: string): Promise<string> {
    const notice = { key: newId(), kind: 'news' };
    const { insertedId } = await call<{ insertedId: string }>('POST', '/api/content', notice);
    await save(insertedId, {
      title: { en: '', bn: title },
      until: new Date(Date.now() + 86_400_000).toISOString(),
      body: ['first'],
      'body/first/kind': 'paragraph',
      'body/first/text': { en: '', bn: words },
    });
    return insertedId;
  }

  const takeBack = (key: string) =>
    call('POST', `/api/content/publications/${key}/reversal`, { key: newId() });

  await call('POST', '/api/auth/sign-in/email', staff);
  return { call, save, publish, takeBack, writeNotice };
}

type Edited = { version: number; leaves: Record<string, { version: number }> };

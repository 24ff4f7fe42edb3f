import { type Page, expect } from '@playwright/test';
import { goodApplication } from './test-site.ts';

let last = 0;

/** Sends an application as a visitor's program would, from a telephone of its own. */
export async function apply(page: Page, name: string, more: object = {}) {
  const phone = `01711${String(++last).padStart(6, '0')}`;
  const answer = await page.request.post('/api/application', {
    data: { ...goodApplication, phone, ...more, name },
  });
  expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
  const sent = (await answer.json()) as { insertedId: string; receiptNumber: string };
  return { id: sent.insertedId, receiptNumber: sent.receiptNumber };
}

/** The same, with its case open. */
export async function openCase(page: Page, name: string, more: object = {}) {
  const sent = await apply(page, name, more);
  await page.goto(`/admin/case/${sent.id}`);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return sent;
}

/** Changes a part of a case as a colleague would, from the version that it has now. */
export async function change(page: Page, id: string, part: string, data: object): Promise<void> {
  const card = await page.request.get(`/api/application/${id}/card`);
  const { version } = (await card.json()) as { version: number };
  const answer = await page.request.put(`/api/application/${id}/${part}`, {
    data: { version, ...data },
  });
  expect(answer.status()).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
}

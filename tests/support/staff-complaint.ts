import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';

/** Sends a complaint as a visitor's program would. Returns its reference and PIN. */
export async function complain(
  page: Page,
  more: object,
): Promise<{ reference: string; pin: string }> {
  const answer = await page.request.post('/api/complaint', {
    headers: { 'idempotency-key': randomUUID() },
    data: { kind: 'money', language: 'en', ...more },
  });
  expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
  return (await answer.json()) as { reference: string; pin: string };
}

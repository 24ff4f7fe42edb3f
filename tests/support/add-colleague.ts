import { type Page, expect } from '@playwright/test';
import { staff } from './running-site.ts';

/** A further account, made as an owner makes one: its e-mail and its password. */
export async function addColleague(
  page: Page,
  email: string,
): Promise<{ email: string; password: string }> {
  const invitation = { email, password: staff.password };
  const made = await page.request.post('/api/staff/invitations', { data: invitation });
  const { path } = (await made.json()) as { path: string };
  const password = 'tide rolls over mud';
  const link = { token: path.split('#')[1], newPassword: password };
  const joined = await page.request.post('/api/auth/link/password', { data: link });
  expect(joined.ok()).toBe(true); // oxlint-disable-line vitest/no-standalone-expect
  return { email, password };
}

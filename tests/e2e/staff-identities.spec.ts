import { type Page, expect } from '@playwright/test';
import { identitiesTexts as texts } from '#app/trust/check/identities.text.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';

async function signIn(page: Page, origin: string) {
  const answer = await page.request.post('/api/auth/sign-in/email', {
    headers: { origin },
    data: staff,
  });
  expect(answer.status()).toBe(200);
}

test('T-19: an owner confirms a page as false, visitors are told so, and takes it off again', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL);
  await page.goto('/admin/identities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title.en);
  const notOurs = page.getByRole('region', { name: texts.notOurs.en });
  await expect(notOurs).toContainText(texts.notOursEmpty.en);
  const field = notOurs.getByLabel(texts.value.en);
  const confirm = notOurs.getByRole('button', { name: texts.confirm.en });
  await field.fill('Rahima Begum');
  await confirm.click();
  await expect(field).toHaveAccessibleDescription(/A name proves nothing/);
  await field.fill('https://m.facebook.com/x/?ref=1');
  await confirm.click();
  await expect(notOurs.getByRole('listitem')).toContainText('facebook.com/x');
  await expect(field).toHaveValue('');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `identities at ${width} px`);
  }
  expect(await axeViolations(page)).toEqual([]);

  const answerTo = async (value: string) => {
    const answer = await page.request.post('/api/verify', { data: { value } });
    return ((await answer.json()) as { answer: string }).answer;
  };
  expect(await answerTo('www.facebook.com/X')).toBe('no');
  await page.goto('/bn/verify');
  await page.getByLabel(checkTexts.label.bn).fill('fb.com/x');
  await page.getByRole('button', { name: checkTexts.check.bn, exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(checkTexts.no.bn);

  await page.goto('/admin/identities');
  await notOurs.getByRole('button', { name: 'Take off facebook.com/x' }).click();
  await expect(notOurs).toContainText(texts.notOursEmpty.en);
  expect(await answerTo('facebook.com/x')).toBe('unknown');
});

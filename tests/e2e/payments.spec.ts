import { type Page, expect } from '@playwright/test';
import { readQr } from '#tests/support/read-qr.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { goodApplication, samplePayment } from '#tests/support/test-site.ts';

/** Takes an application and a payment by the API. Returns their ids. */
async function paid(page: Page, name: string, more: object = {}) {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), path).toBeLessThan(300);
    return answer.json();
  };
  await signIn(page);
  const application = { ...goodApplication, name };
  const { insertedId: id } = (await post('/api/application', application)) as {
    insertedId: string;
  };
  const payment = { ...samplePayment, ...more };
  const { _id } = (await post(`/api/application/${id}/payment`, payment)) as { _id: string };
  return { id, paymentId: _id, post };
}

/** What a printer would get: pages and their size in millimetres, and the words on them. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  const millimetres = (points = '') => Math.round((Number(points) * 25.4) / 72);
  return {
    pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length,
    size: `${millimetres(width)} x ${millimetres(height)}`,
  };
}

const long = {
  amountBdt: 9_999_999,
  kind: 'appointment_fee',
  method: 'cheque',
  reference: 'W'.repeat(60),
  paidBy: 'Mohammad Abdur Rahman '.repeat(5).trim(),
};

for (const language of ['en', 'bn']) {
  test(`K-19: a receipt is one page of 148 by 210 mm, with everything at its longest [${language}]`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }]);
    const { paymentId } = await paid(page, 'Muhammad Rakibul Hasan Chowdhury '.repeat(3), long);
    const checkAt = 'https://www.example.com/bn';
    await page.route(`**/api/application/payment/${paymentId}`, async (route) => {
      const answer = await route.fetch();
      const head = { ...(await answer.json()).head, licence: 'RL-0000 (sample)' };
      await route.fulfill({ json: { ...(await answer.json()), head, checkAt } });
    });
    await page.goto(`/admin/payment/${paymentId}/print`);
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('Money receipt');
    for (const text of [
      ...['Sampan Overseas', 'সাম্পান ওভারসিজ', 'RL-0000 (sample)', 'Tk 9,999,999', '৳ ৯৯,৯৯,৯৯৯'],
      ...['Ninety-nine lakh ninety-nine thousand nine hundred ninety-nine taka only'],
      ...['নিরানব্বই লাখ নিরানব্বই হাজার নয়শ নিরানব্বই টাকা মাত্র', 'Appointment fee'],
      ...[
        'Pay only at our office',
        'টাকা দিন শুধু আমাদের অফিসে',
        '2 January 2026',
        '২ জানুয়ারি, ২০২৬',
      ],
    ]) {
      await expect(sheet).toContainText(text);
    }
    await expect(sheet).toContainText(/R-\d{4}-\d{6}/);
    await expect(page.getByRole('main')).not.toContainText(goodApplication.passport);
    const path = await page.getByRole('img', { name: checkAt }).locator('path').getAttribute('d');
    expect(readQr(path!)).toBe(checkAt);
    expect(await printed(page)).toEqual({ pages: 1, size: '148 x 210' });
  });
}

test('K-19: what is printed again says copy, and K-17: what is void says void', async ({
  page,
}) => {
  const { paymentId, post } = await paid(page, 'Rakib Hasan');
  await page.goto(`/admin/payment/${paymentId}/print`);
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Money receipt');
  await expect(sheet.getByText('COPY')).toBeHidden();
  // By the browser's own menu it is not counted, and so it is no first print.
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('COPY')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const print = page.getByRole('button', { name: 'Print' });
  await page.evaluate(() => {
    window.print = () => {};
  });
  await print.click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('COPY')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet.getByText('COPY')).toBeVisible();

  await page.reload();
  await expect(sheet.getByText('COPY')).toBeVisible();
  await post(`/api/application/payment/${paymentId}/void`, { reason: 'typed twice' });
  await page.reload();
  await expect(sheet.getByText('VOID')).toBeVisible();
  await expect(page.getByText('This receipt is void: typed twice')).toBeVisible();
  await expect(sheet.getByRole('img')).toHaveCount(0);
});

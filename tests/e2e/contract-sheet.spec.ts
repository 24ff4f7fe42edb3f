import { type Page, expect } from '@playwright/test';
import { termLengths } from '#app/job-orders/terms.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { sampleOrder } from '#tests/support/sample-job-order.ts';
import { apply, change, openCase } from '#tests/support/staff-case.ts';
import { test } from '#tests/support/staff-page.ts';
import { samplePayment } from '#tests/support/test-site.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';

const today = todayInDhaka(new Date());
const paper = (page: Page) => page.getByRole('article', { name: 'Your job in 12 lines' });

/** A text of so many letters, in words that are long in both scripts. */
const long = (length: number) => ({
  en: 'Wherever accommodation '.repeat(length).slice(0, length - 1) + 'x',
  bn: 'প্রতিষ্ঠানের ক্ষতিপূরণ '.repeat(length).slice(0, length - 1) + 'ক',
});
const words = long(termLengths.words);

/** The longest that a job order can say. */
const longest = {
  ...sampleOrder,
  title: long(termLengths.title),
  employer: long(termLengths.name).en,
  city: long(termLengths.name).en,
  ...{ wage: 9_999_999.99, currency: 'AED', hours: 100, contractMonths: 119 },
  daysOff: { week: 6, year: 200, paid: false },
  overtime: words,
  lodging: { by: 'employer', words },
  food: { by: 'employer', words },
  transport: { by: 'employer', words },
  ticketPaidBy: 'employer',
  ...{ whoPays: long(300), workerFeeBdt: 10_000_000, permissionNo: 'W'.repeat(60) },
};

/** Drafts a job order and publishes it. */
async function publish(page: Page, fields: object): Promise<string> {
  const days = {
    ...{ demandLetterOn: daysLater(today, -20), permissionOn: daysLater(today, -5) },
    validUntil: daysLater(today, 60),
  };
  const drafted = await page.request.post('/api/job', { data: { ...fields, ...days } });
  const { insertedId } = (await drafted.json()) as { insertedId: string };
  const order = await page.request.get(`/api/job/order/${insertedId}`);
  const { version } = (await order.json()) as { version: number };
  const published = await page.request.post(`/api/job/${insertedId}/publication`, {
    data: { version },
  });
  expect(published.status(), await published.text()).toBe(200);
  return insertedId;
}

/** How many pages are printed, and whether the letters on them all stand on the sheet. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'print' });
  const isWhole = await paper(page).evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight && scrollWidth <= clientWidth,
  );
  await page.emulateMedia({ media: null });
  return { pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, isWhole };
}

test('T-60: the sheet is one A4 with the longest texts and many payments, without a passport number @ci', async ({
  page,
}) => {
  const name = `Mohammad Abdur Rahman ${'Chowdhury '.repeat(9)}`.slice(0, 119) + 'y';
  const { id } = await apply(page, name, { passport: 'QX7654321' });
  await change(page, id, 'job-order', { jobOrderId: await publish(page, longest) });
  for (let paid = 0; paid < 9; paid++) {
    await page.request.post(`/api/application/${id}/payment`, { data: samplePayment });
  }
  await page.goto(`/admin/case/${id}/contract`);
  await expect(paper(page)).toContainText('and 3 more receipts');
  await expect(paper(page)).toContainText('16135');
  await expect(paper(page)).toContainText('Worker’s copy');
  await expect(paper(page)).not.toContainText(/passport|4321/i);
  expect(await printed(page)).toEqual({ pages: 1, isWhole: true });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Office’s copy' }).click();
  await expect(paper(page)).toContainText('অফিসের কপি');
  expect(await printed(page)).toEqual({ pages: 1, isWhole: true });
});

test('T-60: without a job order the lines are written on the case; changed later, they take the mark off @ci', async ({
  page,
}) => {
  const { id } = await openCase(page, 'Nasrin Akter');
  await page.getByRole('link', { name: 'Contract on one sheet' }).click();
  await expect(paper(page).getByRole('row').getByText('……')).toHaveCount(25);
  expect(await printed(page)).toEqual({ pages: 1, isWhole: true });
  await page.getByRole('button', { name: 'Write the twelve lines' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write the twelve lines' });
  await dialog.getByLabel('Employer').fill('Sample Hotel');
  await dialog.getByLabel('Hours a week').fill('৪০০');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write a number from 1 to 100.')).toBeVisible();
  await dialog.getByLabel('Hours a week').fill('৪০');
  // A colleague changes something else meanwhile.
  await change(page, id, 'next-step', { step: 'call', on: today });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(paper(page)).toContainText('সপ্তাহে ৪০ ঘণ্টা');
  await expect(paper(page)).toContainText('lines of the case, version 1');

  await page.getByRole('link', { name: 'Back to the case' }).click();
  const papers = page.getByRole('region', { name: 'Papers', exact: true });
  await papers.getByRole('button', { name: 'Contract explained', exact: true }).click();
  const marking = page.getByRole('dialog', { name: 'Contract explained' });
  await expect(
    marking.getByRole('link', { name: 'Print the contract on one sheet' }),
  ).toBeVisible();
  await marking
    .getByRole('textbox', { name: 'Done on' })
    .fill(today.split('-').toReversed().join('/'));
  await marking.getByLabel('In which language').fill('Bengali');
  await marking.getByRole('button', { name: 'Save' }).click();
  await expect(papers).toContainText(
    'in Bengali, no copy handed over, lines of the case, version 1',
  );
  const order = await publish(page, sampleOrder);

  await page.getByRole('button', { name: 'No job order' }).click();
  const choice = page.getByRole('dialog', { name: 'Job order' });
  await choice.getByLabel('Job order').selectOption(order);
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(papers).toContainText('The twelve lines were changed on');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(papers).toContainText('in Bengali');
});

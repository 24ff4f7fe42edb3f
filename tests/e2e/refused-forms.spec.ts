import { join } from 'node:path';
import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { lookupTexts as statusTexts } from '#app/applications/lookup-page/form.text.ts';
import { kindTexts } from '#app/complaints/complaint.text.ts';
import { headlineTexts } from '#app/applications/lookup/step.text.ts';
import { asideTexts } from '#app/complaints/page/aside.text.ts';
import { formTexts } from '#app/complaints/page/form.text.ts';
import { lookupTexts } from '#app/complaints/page/lookup.text.ts';
import { receiptTexts } from '#app/complaints/receipt/receipt.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import {
  applicationForm,
  countApplications,
  receiptNumber,
} from '#tests/support/application-form.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { signIn, test as withoutSite } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const { phones } = defaultDocuments().agency.agency;
const phoneEnd = '456789';

/** A site with limits, whose patience with a locked database ends at once. */
const test = withoutSite.extend<object, { limited: RunningSite }>({
  limited: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is asked for
    async ({}, use) => {
      const site = await startSite('build', { RATE_LIMITS: 'on' }, [
        '--disable-warning=ExperimentalWarning',
        ...['--import', import.meta.resolve('../support/impatient.ts')],
      ]);
      await use(site);
      await site.end();
    },
    { scope: 'worker' },
  ],
  site: async ({ limited }, use) => use(limited),
});

test.use({ javaScriptEnabled: false });

test('T-37: before the first complaint the totals say so; one later they count it', async ({
  page,
}) => {
  await page.goto('/bn/complaints');
  await expect(page.getByText(`${asideTexts.totals.bn}: ${asideTexts.none.bn}`)).toBeVisible();
  await page.getByRole('radio', { name: kindTexts.money.bn }).check();
  await page.getByLabel(formTexts.text.bn).fill('The first sample complaint of all');
  await page.getByRole('button', { name: formTexts.send.bn }).click();
  await expect(page.getByRole('article')).toBeVisible();
  // The other language, which nobody has asked for before: a page with totals is kept for ten minutes.
  await page.goto('/complaints');
  const totals = page.getByRole('region', { name: asideTexts.totals.en });
  await expect(totals).toContainText(asideTexts.withoutStaff.en);
  await expect(totals.getByRole('definition')).toHaveText(['1', '0', '1']);
  await expect(totals.getByRole('term')).toHaveText([
    ...[asideTexts.received.en, asideTexts.inTime.en, asideTexts.open.en],
  ]);
});

type Limit = { name: string; hits: number; seconds: number };

/** A form that is sent by the browser, and how it is refused. */
type RefusedForm = {
  path: string;
  radio?: string;
  /** The name of the form, where a page has several. */
  name?: string;
  /** What is typed at which label, for the number of an application. */
  typed: (number: string) => Record<string, string>;
  button: string;
  unreachable: string;
  /** What stands there when it was taken. */
  taken: string;
  /** How many of it are taken in so many seconds, and what is said of the next. */
  limit?: Limit & {
    says: RegExp;
    /** What is typed at which label for a failure, where nothing else is counted. */
    failing?: Record<string, string>;
  };
};

const forms: Record<string, RefusedForm> = {
  'T-58 and the 21st of an hour: a complaint': {
    path: '/bn/complaints',
    radio: kindTexts.money.bn,
    typed: () => ({ [formTexts.text.bn]: 'A sample complaint that no database takes' }),
    button: formTexts.send.bn,
    unreachable: formTexts.unreachable.bn,
    taken: receiptTexts.taken.bn,
    limit: {
      name: 'complaint',
      hits: 20,
      seconds: 3600,
      says: /অনেক অভিযোগ এসেছে। .+ পরে পাঠান, অথবা ফোন করুন/,
    },
  },
  'T-58: the look-up of a complaint': {
    path: '/bn/complaints',
    name: lookupTexts.title.bn,
    typed: () => ({ [lookupTexts.reference.bn]: 'C-3333-3333', [lookupTexts.pin.bn]: '123456' }),
    button: lookupTexts.show.bn,
    unreachable: lookupTexts.unreachable.bn,
    taken: lookupTexts.noMatch.bn,
  },
  'T-58, T-04: the look-up of an application': {
    path: '/bn/status',
    typed: (number) => ({
      [statusTexts.receiptNumber.bn]: number,
      [statusTexts.phoneEnd.bn]: phoneEnd,
    }),
    button: statusTexts.show.bn,
    unreachable: statusTexts.unreachable.bn,
    taken: headlineTexts[1].bn,
    limit: {
      name: 'lookup',
      hits: 5,
      seconds: 900,
      says: /অনেকবার চেষ্টা হয়েছে। .+ পরে আবার চেষ্টা করুন/,
      failing: { [statusTexts.phoneEnd.bn]: '000000' },
    },
  },
  'T-58, T-22 and the 31st in ten minutes: a check': {
    path: '/bn/verify',
    typed: () => ({ [checkTexts.label.bn]: '01000-000099' }),
    button: checkTexts.check.bn,
    unreachable: checkTexts.unreachable.bn,
    taken: checkTexts.unknown.bn,
    limit: {
      name: 'verify',
      hits: 30,
      seconds: 600,
      says: /অনেকবার মিলিয়ে দেখা হয়েছে। .+ পরে আবার চেষ্টা করুন/,
    },
  },
};

for (const [
  title,
  { path, name, radio, typed, button, unreachable, taken, limit },
] of Object.entries(forms)) {
  test(`${title} that is refused says so with the phone numbers and what was typed`, async ({
    page,
    site,
  }) => {
    const part = name ? page.getByRole('form', { name }) : page.getByRole('main');
    const answers = Object.entries(typed(await apply(page.request))).map(
      ([label, value]) => [part.getByLabel(label), value] as const,
    );
    const fillIn = async (more: string) => {
      // The page itself comes from memory.
      await page.goto(path);
      if (radio) await page.getByRole('radio', { name: radio }).check();
      for (const [field, value] of answers) await field.fill(value + more);
    };
    const send = page.getByRole('button', { name: button, exact: true });
    const expectRefusal = async (says: string | RegExp, more: string) => {
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(says);
      for (const { shown } of phones) {
        await expect(alert.getByRole('link', { name: shown })).toBeVisible();
      }
      for (const [field, value] of answers) await expect(field).toHaveValue(value + more);
      if (radio) await expect(page.getByRole('radio', { name: radio })).toBeChecked();
    };
    await withDatabaseAway(site, async () => {
      await fillIn('');
      expect(await answerTo(page, send)).toBe(503);
      await expectRefusal(unreachable, '');
    });
    await send.click();
    await expect(page.getByText(taken).first()).toBeVisible();

    if (!limit) return;
    // Another complaint: the same once more counts once.
    const more = radio ? ', but a second one' : '';
    if (limit.failing) {
      await fillIn('');
      for (const [label, value] of Object.entries(limit.failing)) {
        await part.getByLabel(label).fill(value);
      }
      expect(await answerTo(page, send)).toBe(404);
    }
    await fillIn(more);
    countedAlready(site, limit);
    expect(await answerTo(page, send)).toBe(429);
    await expectRefusal(limit.says, more);
  });
}

test('with the database away the application form says so, with everything typed', async ({
  page,
  site,
}) => {
  const name = 'Nobody’s Database';
  const form = applicationForm(page, 'bn');
  const alert = page.getByRole('alert');
  await page.goto('/bn/application');
  await form.fillIn(name);
  await withDatabaseAway(site, async () => {
    const answer = page.waitForResponse((one) => one.request().method() === 'POST');
    await form.send();
    expect((await answer).status()).toBe(503);
  });
  await expect(alert).toContainText(outcomeTexts.failed.bn);
  // Nothing would be sent by itself, nor does a button stand there that would do nothing.
  await expect(alert).toContainText(outcomeTexts.stopped.bn);
  await expect(alert.getByRole('button')).toHaveText([outcomeTexts.again.bn]);
  await form.expectFilled(name);
  await expect(form.consent()).toBeChecked();
  await alert.getByRole('button', { name: outcomeTexts.again.bn }).click();
  await receiptNumber(page);
  expect(countApplications(site, name)).toBe(1);
});

test('T-12: a look-up that the owner has switched off says to call, also to who has opened it before', async ({
  page,
  site,
}) => {
  const setOpen = async (value: boolean | null) => {
    const put = { headers: { origin: site.origin }, data: { value } };
    expect((await page.request.put('/api/setting/statusOpen', put)).status()).toBe(200);
  };
  const number = await apply(page.request);
  await signIn(page);
  await page.goto('/bn/status');
  await setOpen(false);
  await page.getByLabel(statusTexts.receiptNumber.bn).fill(number);
  await page.getByLabel(statusTexts.phoneEnd.bn).fill(phoneEnd);
  const send = page.getByRole('button', { name: statusTexts.show.bn });
  expect(await answerTo(page, send)).toBe(200);
  for (const address of [null, '/bn/status', '/bn/status/result']) {
    if (address) await page.goto(address);
    await expect(page.getByText(statusTexts.switchedOff.bn)).toBeVisible();
    await expect(page.getByLabel(statusTexts.receiptNumber.bn)).toHaveCount(0);
    for (const { shown } of phones) {
      await expect(page.getByRole('main').getByRole('link', { name: shown })).toBeVisible();
    }
  }
  await setOpen(null);
});

/** Does something while another process holds the database. */
async function withDatabaseAway({ dataDir }: RunningSite, work: () => Promise<void>) {
  const database = new Sqlite(join(dataDir, 'sampan.sqlite'));
  database.exec('begin immediate');
  try {
    await work();
  } finally {
    database.close();
  }
}

/** Lets what was counted under a name have been counted this often in the window of this moment. */
function countedAlready({ dataDir }: RunningSite, { name, hits, seconds }: Limit) {
  const now = Math.floor(Date.now() / 1000);
  const database = new Sqlite(join(dataDir, 'sampan.sqlite'));
  const { changes } = database
    .prepare(`update "rateLimit" set "hits" = ?, "windowStart" = ? where "key" like ?`)
    .run(hits, now - (now % seconds), `${name}:%`);
  database.close();
  expect(changes, `something is counted as ${name}`).toBeGreaterThan(0);
}

/** Presses a button that sends a form. Returns the status of the answer. */
async function answerTo(page: Page, button: Locator): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    button.click(),
  ]);
  return answer.status();
}

/** Sends an application. Returns its receipt number. */
async function apply(request: APIRequestContext): Promise<string> {
  const data = { ...goodApplication, phone: '01712-456789' };
  const answer = await request.post('/api/application', { data });
  return ((await answer.json()) as { receiptNumber: string }).receiptNumber;
}

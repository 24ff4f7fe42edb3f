import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test as twice } from 'vitest';
import { consentVersion } from '#app/applications/fields.ts';
import { action } from '#app/applications/form/application-page.tsx';
import { jobEndedText } from '#app/applications/receipt/job-ended.text.ts';
import { prefillOf, prefillQuery } from '#app/applications/form/prefill.ts';
import { receiptCookie } from '#app/applications/receipt/receipt-cookie.server.ts';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { PublicJobOrder } from '#app/job-orders/job-order.ts';
import { canonicalJobsCountry } from '#app/job-orders/public/jobs-address.ts';
import { jobView, publicJobs } from '#app/job-orders/public/shown-job.server.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { completeJobOrder } from '#tests/support/complete-job-order.ts';
import { storeJob } from '#tests/support/store-job.ts';
import {
  type TestSite,
  goodApplication,
  openTestSite,
  siteOrigin,
} from '#tests/support/test-site.ts';

const slug = 'sample-kitchen-helper-bcd4';
const noon = '2026-11-21T06:00:00.000Z';
const fields = completeJobOrder('2026-11-30');

eachDatabase(({ url, testOnce: test }) => {
  let one: TestSite;
  let other: TestSite;
  let stop: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    one = await openTestSite(url(), { RATE_LIMITS: 'off' });
    other = await openTestSite(url(), { RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    at(noon);
    await one.services.database.db.deleteFrom('jobOrder').execute();
    await one.services.database.db.deleteFrom('application').execute();
    stop = [one, other].map(({ services }) => startCacheInvalidation(services));
  });
  afterEach(async () => {
    await Promise.all(stop.map((end) => end()));
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  const at = (moment: string) => [one, other].forEach((site) => site.setNow(moment));
  const store = (more = fields) => storeJob(one.services, more, slug, noon);
  const documentsOf = ({ services }: TestSite) => services.content.current().documents;
  const jobsOf = async (site: TestSite) =>
    (await (await site.call('GET', '/api/job')).json()) as PublicJobOrder[];
  async function end() {
    await changeContent(one.services.database.db, async ({ transaction, announce }) => {
      await transaction.updateTable('jobOrder').set({ state: 'ended', endedAt: noon }).execute();
      await announce();
    });
  }

  twice(
    'T-40 a published job is told by every process within a second, as the record has it',
    async () => {
      await store();
      for (const site of [one, other]) {
        await expect.poll(() => jobsOf(site), { timeout: 1000, interval: 20 }).toHaveLength(1);
        const [job] = await jobsOf(site);
        expect(job).toEqual({
          ...{ ...fields, slug, seatsLeft: 4, state: 'open', publishedAt: noon, endedAt: null },
        });
        expect(await (await site.call('GET', `/api/job/${slug}`)).json()).toEqual(job);
      }
      expect((await one.call('GET', '/api/job/sample-bcd5')).status).toBe(404);
      expect(await (await one.call('GET', '/api/job?country=pl')).json()).toEqual([]);
      expect((await one.call('GET', '/api/job?country=xx')).status).toBe(422);
      const documents = documentsOf(other);
      const view = jobView(publicJobs(documents.jobs.open)[0]!, documents, 'bn');
      expect(view).toMatchObject({
        ...{ wage: '১,২৩৪ ইউরো', per: 'মাসে', taka: null, rate: null, fee: '১,২৩৪ টাকা' },
        ...{ seatsLeft: '৪ জন', seats: '১০', permissionNo: 'SAMPLE-P-1', isFree: false },
      });
      expect(
        ['hu', 'HUNGARY', 'হাঙ্গেরি', 'pl', 'x'].map((word) => canonicalJobsCountry(word, documents)),
      ).toEqual(['hu', 'hu', 'hu', null, null]);
    },
  );

  test('the sum in taka stands there for 7 days after the owner has entered a rate', async () => {
    await store();
    const today = documentsOf(one);
    const [job] = publicJobs(today.jobs.open);
    const rated = (checkedOn: string) => {
      const rate = { _key: 'eur', currency: 'EUR' as const, hundredInBdt: 12_345, source: {} };
      const costs = { ...today.costs, rates: [{ ...rate, checkedOn, shelfLifeDays: 90 }] };
      return jobView(job!, { ...today, costs }, 'en');
    };
    expect(rated('2026-11-14')).toMatchObject({
      taka: 'about 152,337 taka',
      rate: expect.stringContaining('100 euro = 12,345 taka, 14 November 2026'),
    });
    for (const day of ['2026-11-13', '2026-11-22'])
      expect(rated(day)).toMatchObject({ taka: null, rate: null });
  });

  twice('T-41 at midnight in Dhaka it has ended in every process, without a write', async () => {
    await store();
    await expect.poll(() => jobsOf(other), { timeout: 1000, interval: 20 }).toHaveLength(1);
    const sitemapOf = async (site: TestSite) => (await site.call('GET', '/sitemap.xml')).text();
    expect(await sitemapOf(one)).toContain(`/bn/jobs/${slug}<`);
    at('2026-11-30T18:00:00.000Z');
    for (const site of [one, other]) {
      site.services.content.turn();
      expect(await jobsOf(site)).toEqual([]);
      expect(await (await site.call('GET', `/api/job/${slug}`)).json()).toMatchObject({
        ...{ state: 'ended', endedAt: '2026-11-30T18:00:00.000Z' },
      });
      expect(await sitemapOf(site)).not.toContain(slug);
    }
    at('2027-12-01T06:00:00.000Z');
    one.services.content.turn();
    expect(documentsOf(one).jobs.gone).toEqual([slug]);
    expect((await one.call('GET', `/api/job/${slug}`)).status).toBe(404);
  });

  const send = async (jobOrder: unknown, key: string) => {
    const headers = { 'idempotency-key': key };
    const json = { ...goodApplication, jobOrder };
    const answer = await one.call('POST', '/api/application', { headers, json });
    expect(answer.status).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
    return (await answer.json()) as { jobEnded?: object };
  };
  const stored = async () =>
    (await one.services.database.db.selectFrom('application').select('jobOrder').execute()).map(
      ({ jobOrder }) => jobOrder,
    );

  twice('a program applies for a job, once, and is told where that has ended', async () => {
    const id = await store();
    for (const key of ['the-key-of-an-open-job', 'the-key-of-an-open-job'])
      expect(await send(slug, key)).not.toHaveProperty('jobEnded');
    expect(await stored()).toEqual([id]);
    await end();
    expect(await send(slug, 'the-key-of-an-open-job')).not.toHaveProperty('jobEnded');
    for (const [at, word] of [slug, 'made-up', 17, null].entries())
      expect(await send(word, `the-key-of-no-job-${at}`)).toMatchObject({ jobEnded: jobEndedText });
    expect(await stored()).toEqual([id, null, null, null, null]);
  });

  async function apply(job: string) {
    const context = new RouterContextProvider();
    context.set(servicesContext, one.services);
    context.set(clientAddressContext, '203.0.113.7');
    const asked = 'birth phone email passport';
    const body = new URLSearchParams({ ...goodApplication, consent: consentVersion(18), asked });
    const request = new Request(`${siteOrigin}/bn/application?job=${job}`, {
      method: 'POST',
      body,
    });
    const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
    const answer = await (action as (args: ActionFunctionArgs) => Promise<unknown>)(args).catch(
      (redirect: unknown) => redirect as Response,
    );
    const cookie = (answer as Response).headers.get('set-cookie')!.split(';')[0]!;
    return receiptCookie.parse(one.services, new Request(siteOrigin, { headers: { cookie } }));
  }

  twice(
    'T-42 the form of a job is filled in; one that has closed meanwhile is taken without it, and says so',
    async () => {
      const id = await store();
      const url = new URL(`${siteOrigin}/bn/application?job=${slug.toUpperCase()}`);
      expect(prefillOf(url, documentsOf(one), 'bn')).toEqual({
        prefill: { job: fields.title.bn, interested: 'হাঙ্গেরি' },
        unlisted: null,
      });
      expect(prefillQuery.job(` ${slug} `, documentsOf(one))).toBe(slug);
      expect(await apply(slug)).not.toHaveProperty('isWithoutJob');
      expect(await stored()).toEqual([id]);
      await one.services.database.db.deleteFrom('application').execute();
      await end();
      expect(prefillOf(url, documentsOf(one), 'bn').unlisted).toBe(jobEndedText.bn);
      expect(await apply(slug)).toMatchObject({ isWithoutJob: true });
      expect(await stored()).toEqual([null]);
      // A word of the list is no job order.
      await one.services.database.db.deleteFrom('application').execute();
      expect(await apply('plumber')).not.toHaveProperty('isWithoutJob');
    },
  );
});

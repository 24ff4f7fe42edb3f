import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiExamples } from '#app/api-examples.ts';
import { apiRoutes } from '#app/api.server.ts';
import { jobOrderFields } from '#app/job-orders/job-order.ts';
import { storeJob } from '#tests/support/store-job.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite('file::memory:');
  site.setNow('2026-12-01T04:30:00.000Z');
  cookie = await site.signIn('owner@sampan.example', 'owner');
  const image = await uploadedPicture(site, cookie);
  await site.call('POST', '/api/gallery', {
    cookie,
    json: {
      ...{ image, name: 'Sample Traveller', job: 'Welder', date: '2026-10-01' },
      ...{ country: 'Hungary' },
    },
  });
  const { slug, seatsLeft, publishedAt, ...fields } = v.parse(
    v.looseObject({ slug: v.string(), seatsLeft: v.number(), publishedAt: v.string() }),
    apiExamples['GET /api/job/:id']?.answer,
  );
  const order = v.parse(jobOrderFields, fields);
  await storeJob(site.services, order, slug, publishedAt, seatsLeft);
  await site.services.content.reload();
});
afterAll(() => site.close());

/** What an example says in place of what this site has made up: ids, numbers, PIN, times. */
const learned = new Map<string, string>();
const made =
  /^([\da-f-]{36}|[\dA-Z]{4}-[\dA-Z]{4}|C-[\dA-Z]{4}-[\dA-Z]{4}|\d{6}|\d{4}-\d\d-\d\dT.*Z|\/media\/[\da-f]{32}\.webp| +)$/;

/** An answer with the values of the example wherever something was made up, which the calls after it then know. */
function asInExample(example: unknown, real: unknown): unknown {
  if (typeof example === 'string' && typeof real === 'string' && made.test(example)) {
    if (!made.test(real)) return real;
    learned.set(example, real);
    return example;
  }
  if (typeof example !== 'object' || typeof real !== 'object' || !example || !real) return real;
  const entries = Object.entries(real).map(([name, value]) => [
    name,
    asInExample(Reflect.get(example, name), value),
  ]);
  return Array.isArray(real) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const withLearned = (text: string) =>
  [...learned].reduce((words, [example, real]) => words.replaceAll(example, real), text);

test('every public call, and ten of the staff’s, have a description', () => {
  const known = apiRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(known).toEqual(expect.arrayContaining(Object.keys(apiExamples)));
  const open = apiRoutes.filter(({ access }) => access === 'public');
  const missing = open.filter(({ method, path }) => !apiExamples[`${method} ${path}`]);
  expect(missing).toEqual([]);
  expect(Object.keys(apiExamples).length - open.length).toBeGreaterThanOrEqual(10);
});

for (const [call, { path, body, answer }] of Object.entries(apiExamples)) {
  if (answer === undefined) continue;
  test(`${call} is answered as its example says`, async () => {
    const [method = '', pattern = ''] = call.split(' ');
    const response = await site.call(method, withLearned(path ?? pattern), {
      ...(!pattern.includes('sign-in') && { cookie }),
      ...(body && { json: JSON.parse(withLearned(JSON.stringify(body))) as object }),
    });
    expect(response.status).toBeLessThan(300);
    expect(asInExample(answer, await response.json())).toEqual(answer);
  });
}

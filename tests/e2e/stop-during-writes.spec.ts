import { expect } from '@playwright/test';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

const application = {
  name: 'Sample Applicant',
  job: 'Cook',
  experience: '3 years',
  email: 'sample@example.com',
  phone: '01000000001',
  passport: 'A12345678',
  address: 'Dhaka',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Poland',
};

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  test(`${signal} during writes loses nothing that was acknowledged`, async () => {
    const site = await startSite('build');
    const acknowledged = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const writers = Array.from({ length: 8 }, () => writeUntilGone(site, acknowledged));
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { intervals: [10] }).toBeGreaterThan(before + 20);
      await site.restart(signal);
      await Promise.all(writers);
    }
    const kept = new Set(await storedIds(site));
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    await site.end();
  });
}

/** Submits one application after the other until the server no longer answers. */
async function writeUntilGone(site: RunningSite, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const response = await post(site, '/api/application', application).catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!answer) return;
    acknowledged.add(answer.insertedId);
  }
}

async function storedIds(site: RunningSite): Promise<string[]> {
  const signedIn = await post(site, '/api/auth/sign-in/email', staff);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const ids: string[] = [];
  for (let next: string | undefined = '/api/application'; next;) {
    const response: Response = await fetch(site.origin + next, { headers: { cookie } });
    const rows: { _id: string }[] = await response.json();
    ids.push(...rows.map(({ _id }) => _id));
    next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return ids;
}

function post(site: RunningSite, path: string, body: unknown): Promise<Response> {
  return fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify(body),
  });
}

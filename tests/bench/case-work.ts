import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { staff } from '#tests/support/running-site.ts';
import { cookieOf, goodApplication, samplePayment } from '#tests/support/test-site.ts';
import { inMs, median, percentile } from './numbers.ts';
import type { Row } from './row.ts';
import { siteOn } from './site-on.ts';

const turns = 100;
const today = todayInDhaka(new Date());

type Step = { what: string; method: string; path: string; json?: object; most: number };

/** What staff do with one case, at the server of a database that is full of others: each case goes through all of it. */
export async function caseWork(engine: string, databaseUrl: string): Promise<Row[]> {
  const site = await siteOn(databaseUrl);
  const times = new Map<string, number[]>();
  try {
    const signedIn = await call(site.origin, 'POST', '/api/auth/sign-in/email', '', staff);
    const cookie = cookieOf(signedIn);
    for (let turn = 0; turn < turns; turn++) {
      const phone = `01000-${String(turn).padStart(6, '0')}`;
      const application = { ...goodApplication, phone };
      const taken = await call(site.origin, 'POST', '/api/application', '', application);
      const { insertedId } = (await taken.json()) as { insertedId: string };
      const one = `/api/application/${insertedId}`;
      for (const { what, method, path, json } of steps) {
        const card = await call(site.origin, 'GET', `${one}/card`, cookie);
        const { version } = (await card.json()) as { version: number };
        const body = json && { version, ...json };
        const started = performance.now();
        await (await call(site.origin, method, one + path, cookie, body)).arrayBuffer();
        times.set(what, [...(times.get(what) ?? []), performance.now() - started]);
      }
    }
  } finally {
    await site.end();
  }
  return steps.map(({ what, most }) => {
    const all = times.get(what) ?? [];
    const p95 = percentile(all, 95);
    return {
      what: `${engine}: ${what}, p95`,
      ours: `${inMs(p95)} among 100,000`,
      peer: `median ${inMs(median(all))}`,
      allowed: `under ${most} ms`,
      isMet: p95 < most,
    };
  });
}

const change = { most: 200 };

/** In this order: the page of the case is read when something has happened on it. */
const steps: Step[] = [
  { ...change, what: 'a move', method: 'PUT', path: '/stage', json: { to: 'documents' } },
  { ...change, what: 'a note', method: 'POST', path: '/note', json: { text: 'Comes on Sunday' } },
  {
    ...{ ...change, what: 'a next step', method: 'PUT', path: '/next-step' },
    json: { step: 'papers', text: 'Copies of both sides', on: today },
  },
  {
    ...{ ...change, what: 'a mark in the checklist', method: 'PUT', path: '/checklist/passport' },
    json: { seenOn: today },
  },
  {
    ...{ ...change, what: 'a payment', method: 'POST', path: '/payment' },
    json: { ...samplePayment, on: today },
  },
  {
    ...{ ...change, what: 'a corrected fact', method: 'PUT', path: '/facts' },
    json: { changes: { phone: '01819998877', passport: 'QX7654321' }, reason: 'Misheard' },
  },
  { what: "the case page's data", method: 'GET', path: '/case', most: 150 },
  { what: 'the timeline', method: 'GET', path: '/timeline', most: 150 },
];

async function call(
  origin: string,
  method: string,
  path: string,
  cookie: string,
  json?: object,
): Promise<Response> {
  const headers = { origin, cookie, ...(json && { 'content-type': 'application/json' }) };
  const body = json ? JSON.stringify(json) : null;
  const answer = await fetch(origin + path, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer;
}

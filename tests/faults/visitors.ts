import { once } from 'node:events';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { type Applicants, createApplicants } from './applicants.ts';
import { sendRequest } from './raw-request.ts';

/** Everybody who comes to a site: a hundred requests a second, whatever happens to it. */
export type Visitors = {
  applicants: Applicants;
  requests: number;
  /** Public pages that were not shown, as "status address". */
  failedPages: string[];
  /** Answers that staff should never get. */
  wrong: string[];
  comeAgain: number;
  /** So many more apply at this very moment, at one process. */
  crowd(nodeUrl: string, count: number): void;
  /** Waits until so many more applicants have a receipt. */
  moreReceipts(count: number): Promise<void>;
  /** Waits until whoever is looking at something now has seen it, so that nginx may try anew. */
  settled(): Promise<unknown>;
  /** Nobody comes any more; resolves when everybody has what they came for. */
  leave(): Promise<void>;
};

const everyMs = 10;

/** By then something is very wrong. */
const receiptTimeoutMs = 40_000;

/** What ten visitors in a row want. */
const wants = 'page page apply page page staff page page apply page'.split(' ');

export function startVisitors(origin: string, cookie: string): Visitors {
  const applying = new Set<Promise<void>>();
  const looking = new Set<Promise<void>>();
  const applicants = createApplicants(origin);
  const visitors: Visitors = {
    applicants,
    requests: 0,
    failedPages: [],
    wrong: [],
    comeAgain: 0,
    async moreReceipts(count) {
      const { acknowledged } = applicants;
      const enough = acknowledged.size + count;
      const signal = AbortSignal.timeout(receiptTimeoutMs);
      while (acknowledged.size < enough) await once(applicants.receipts, 'receipt', { signal });
    },
    crowd(nodeUrl, count) {
      for (let one = 0; one < count; one += 1) keep(applying, applicants.apply(nodeUrl));
    },
    settled: () => Promise.all(looking),
    async leave() {
      clearInterval(timer);
      await Promise.all([...applying, ...looking]);
      visitors.requests += applicants.requests;
      visitors.wrong.push(...applicants.wrong);
      visitors.comeAgain += applicants.comeAgain;
    },
  };

  async function seePage(address: string) {
    visitors.requests += 1;
    const headers = { 'accept-encoding': 'identity' };
    const { status, text } = await sendRequest(origin + address, { headers });
    if (status !== 200 || !text.includes('</html>'))
      visitors.failedPages.push(
        `${status} ${address} ${status === 200 ? 'cut off' : text.slice(0, 80)}`,
      );
  }

  async function readList() {
    visitors.requests += 1;
    const { status, headers, text } = await sendRequest(`${origin}/api/application`, {
      headers: { cookie },
    });
    if (status === 200) return;
    if (status === 503 && headers['retry-after']) visitors.comeAgain += 1;
    else visitors.wrong.push(`${status} for staff: ${text.slice(0, 200)}`);
  }

  function arrive(number: number) {
    const want = wants[number % wants.length];
    if (want === 'apply') keep(applying, applicants.apply());
    else if (want === 'staff') keep(looking, readList());
    else keep(looking, seePage(publicAddresses[number % publicAddresses.length]!.address));
  }

  const began = performance.now();
  let arrived = 0;
  const timer = setInterval(() => {
    // A busy machine calls late; nobody who was to come stays at home for that.
    for (; arrived * everyMs < performance.now() - began; arrived += 1) {
      arrive(arrived);
    }
  }, everyMs);
  return visitors;
}

function keep(set: Set<Promise<void>>, one: Promise<void>): void {
  set.add(one);
  void one.finally(() => set.delete(one));
}

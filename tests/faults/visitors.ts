import { once } from 'node:events';
import { type Applicants, createApplicants } from './applicants.ts';
import { sendRequest } from './raw-request.ts';
import { visitedAddresses } from './visited-addresses.ts';

/**
 * Everybody who comes to a site, whatever happens to it: a hundred a second, as long as it keeps up with them. Where a
 * busy machine does not, nobody is to wait for those who came before until patience ends: that is not the fault which
 * is tried.
 */
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
const receiptTimeoutMs = 120_000;

/** What ten visitors in a row want. */
const wants = 'page page apply page page staff page page apply page'.split(' ') as Want[];

type Want = 'page' | 'staff' | 'apply';

/** So many requests of each kind at once; whoever would be one more stays away. */
export const atOnce: Record<Want, number> = { page: 10, staff: 3, apply: 10 };

export function startVisitors(origin: string, cookie: string): Visitors {
  const there: Record<Want, Set<Promise<void>>> = {
    page: new Set(),
    staff: new Set(),
    apply: new Set(),
  };
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
      for (let one = 0; one < count; one += 1) keep(there.apply, applicants.apply(nodeUrl));
    },
    settled: () => Promise.all([...there.page, ...there.staff]),
    async leave() {
      clearInterval(timer);
      await Promise.all(Object.values(there).flatMap((set) => [...set]));
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

  const come: Record<Want, () => Promise<void>> = {
    page: () => {
      pages += 1;
      return seePage(visitedAddresses[pages % visitedAddresses.length]!);
    },
    staff: readList,
    apply: () => applicants.apply(),
  };

  function arrive(number: number) {
    const want = wants[number % wants.length]!;
    // Those who were told to come again are not in the way meanwhile: they are a crowd once all is well.
    const asking = want === 'apply' ? applicants.asking : there[want].size;
    if (asking < atOnce[want]) keep(there[want], come[want]());
  }

  let pages = 0;
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

import { dataAddress } from '#app/document/data-address.ts';
import { ahead } from './ahead.ts';

/** How long data that were fetched ahead are good for, in ms: as long as Chromium keeps what it has prefetched. */
const lifetimeMs = 5 * 60_000;

/** An answer that has come whole. */
type Answer = { status: number; headers: Headers; body: ArrayBuffer };

type Kept = { answer: Promise<Answer>; hasCome: boolean; until: number; asked: Set<string> };

const kept = new Map<string, Kept>();
let isAnswering = false;

/**
 * Fetches the data of a public page before the router asks for them, unless that was done within five minutes.
 * `isUrgent` is false for a page that nobody has pointed at: one that was read a moment ago is left alone. What fails, or
 * is not the same for everybody, is forgotten: the router asks again and says what is wrong.
 */
export async function fetchData(page: URL, { isUrgent }: { isUrgent: boolean }): Promise<void> {
  answerFromKept();
  const key = keyOf(dataOf(page));
  if (isGood(kept.get(key)) || (!isUrgent && wasAsked(key))) return;
  const answer = send(key, { priority: isUrgent ? 'high' : 'low' }).then(whole);
  const mine: Kept = { answer, hasCome: false, until: Date.now() + lifetimeMs, asked: new Set() };
  kept.set(key, mine);
  const isForAll = await answer.then(
    // Others, such as 204, may have no body to answer with.
    ({ status, headers }) => status === 200 && !headers.get('cache-control')?.includes('no-store'),
    () => false,
  );
  if (isForAll) mine.hasCome = true;
  else kept.delete(key);
}

/** Before it is replaced below; called as a function of the window, as browsers want it. */
const send: typeof fetch = window.fetch.bind(window);

/**
 * Gives the router what is kept, in place of asking the server once more. The router has no place for that and asks by
 * the global `fetch`, with an address that names the routes which it wants; the server sends a page's data whole, whatever
 * is named. Everything else goes the usual way. Not a preload in the head, which no browser forgets before it was
 * used, nor the browser's cache, which would ask whether it is still true: that is the round trip to be saved.
 */
function answerFromKept() {
  if (isAnswering) return;
  isAnswering = true;
  ahead.has = (address) => {
    const found = kept.get(keyOf(dataOf(new URL(address, location.href))));
    return isGood(found) && found.hasCome && found.asked.size === 0;
  };
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || (init?.method ?? 'GET') !== 'GET') return send(input, init);
    const key = keyOf(input);
    const found = kept.get(key);
    // Each request of one visit is answered once; the same one again is another visit, which wants newer data.
    if (!found || !isGood(found) || found.asked.has(input.href)) {
      kept.delete(key);
      return send(input, init);
    }
    found.asked.add(input.href);
    const answer = await found.answer.catch(() => null);
    if (kept.get(key) !== found || answer?.status !== 200) return send(input, init);
    // Read without a task in between, unlike an answer from the network or its copy: so the page is drawn in the task of the press.
    const { body, status, headers } = answer;
    return new Response(body, { status, headers });
  };
}

async function whole(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, body: await response.arrayBuffer() };
}

function isGood(found: Kept | undefined): found is Kept {
  return found !== undefined && Date.now() < found.until;
}

/** Whether they came a short while ago, also for the router itself, before this script was there. */
function wasAsked(key: string): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      ({ name, startTime }) =>
        performance.now() - startTime < lifetimeMs && keyOf(new URL(name)) === key,
    );
}

function dataOf(page: URL): URL {
  const address = new URL(page);
  address.pathname = dataAddress(page.pathname);
  return address;
}

function keyOf(address: URL): string {
  const whole = new URL(address);
  whole.searchParams.delete('_routes');
  return whole.pathname + whole.search;
}

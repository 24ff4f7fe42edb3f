import { Agent, request } from 'node:http';
import { staff } from '#tests/support/running-site.ts';
import { type Call, callOf, placesOf } from './calls.ts';
import { randomOf } from './random.ts';

/** What came of a run. */
export type Fuzzed = {
  /** How many calls were answered in which hundred of statuses: `2xx`, `4xx` …, or `none`; `unsent` are no HTTP. */
  answers: Record<string, number>;
  /** How often the site said that too many wait for their password to be hashed, as it should. */
  busy: number;
  /** Every other answer of 500 and more, and every call without one, by its route, with the first address. */
  faults: Record<string, { times: number; first: string }>;
};

/** A status of 0 is no answer: the connection broke, or nothing came in time. */
type Answer = { status: number | 'unsent'; text: string };

/** As many as a browser has to one host. */
const atOnce = 6;
const timeoutMs = 60_000;

/**
 * Calls a running site in ways that no browser would: every documented call of its API and every page, by
 * odd methods, with bodies of the corpus under any type, odd headers, hosts and paths, signed in and not.
 * The same `seed` makes the same calls. Answers by which the database says that it is busy are faults too.
 * `progress` is told at each thousand.
 */
export async function fuzz(
  origin: string,
  calls: number,
  seed: number,
  progress?: (done: number, faults: number) => void,
): Promise<Fuzzed> {
  const random = randomOf(seed);
  const places = await placesOf(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const fuzzed: Fuzzed = { answers: {}, busy: 0, faults: {} };
  let cookie = await signIn(origin);
  let begun = 0;
  const one = async () => {
    while (begun < calls) {
      begun += 1;
      // Some of the calls end the session, as they should.
      if (begun % 250 === 0) cookie = await signIn(origin);
      if (begun % 1000 === 0) progress?.(begun, Object.keys(fuzzed.faults).length);
      const call = callOf(random, places, origin, cookie);
      note(fuzzed, call, await send(agent, origin, call));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  agent.destroy();
  return fuzzed;
}

function note(fuzzed: Fuzzed, { route, path }: Call, { status, text }: Answer): void {
  const kind = kindOf(status);
  fuzzed.answers[kind] = (fuzzed.answers[kind] ?? 0) + 1;
  if (status === 'unsent' || (status > 0 && status < 500)) return;
  if (status === 503 && /"code":"busy"/.test(text)) {
    fuzzed.busy += 1;
    return;
  }
  const fault = (fuzzed.faults[`${status || 'no answer'} ${route}`] ??= {
    times: 0,
    first: path.slice(0, 200),
  });
  fault.times += 1;
}

function kindOf(status: Answer['status']): string {
  if (status === 'unsent') return status;
  return status === 0 ? 'none' : `${Math.floor(status / 100)}xx`;
}

function send(agent: Agent, origin: string, { body, ...options }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: '' });
    const { hostname, port } = new URL(origin);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      request({ hostname, port, agent, signal, ...options }, (answer) => {
        const status = answer.statusCode ?? 0;
        let text = '';
        answer.on('data', (part: Buffer) => {
          if (status >= 500) text += part.toString();
        });
        answer.on('error', none).on('end', () => resolve({ status, text }));
      })
        .on('error', none)
        .end(body ?? undefined);
    } catch {
      // Node writes no such header or address.
      resolve({ status: 'unsent', text: '' });
    }
  });
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (!answer.ok) throw new Error(`no sign-in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

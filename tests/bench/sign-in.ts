import sharp from 'sharp';
import { startSite, staff } from '#tests/support/running-site.ts';
import { explain } from './explain.ts';

explain(`npm run bench:sign-in

Attacks an account of a site of its own from many addresses, and compares how long every kind of failed sign-in
takes. Needs a build (npm run build). Some minutes; it prints and judges nothing.`);

/**
 * `npm run bench:sign-in`: an attack on one account from many addresses, and how long each kind of
 * failure takes, with real hashes. It prints; nothing is asserted, because the machine's load decides.
 */
const tries = 1000;
const rounds = 40;
const stormRounds = 30;
const password = 'tide rolls over mud';

const site = await startSite('build', { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' });
try {
  const owner = cookiesOf(await signIn(staff.email, staff.password, '203.0.113.1'));
  for (const email of ['attacked@sampan.example', 'gone@sampan.example', 'calm@sampan.example']) {
    await join(email);
  }
  const known = cookiesOf(await signIn('attacked@sampan.example', password, '203.0.113.2'));
  await attack('attacked@sampan.example', known);
  await disable('gone@sampan.example');
  await compare();
  await storm(await pictureOf(owner), owner);

  async function join(email: string) {
    const invitation = { email, password: staff.password };
    const made = await post('/api/staff/invitations', invitation, { cookie: owner });
    const { path } = (await made.json()) as { path: string };
    await post('/api/auth/link/password', { token: path.split('#')[1], newPassword: password });
  }

  async function disable(email: string) {
    const answer = await fetch(`${site.origin}/api/staff`, { headers: { cookie: owner } });
    const { staff: all } = (await answer.json()) as { staff: { id: string; email: string }[] };
    const { id } = all.find((one) => one.email === email)!;
    await post(`/api/staff/${id}/disable`, {}, { cookie: owner });
  }
} finally {
  await site.end();
}

async function attack(email: string, known: string) {
  const begin = performance.now();
  const statuses: Record<number, number> = {};
  for (let index = 0; index < tries; index += 8) {
    const guesses = Array.from({ length: Math.min(8, tries - index) }, (_, more) =>
      signIn(
        email,
        `guess number ${index + more}`,
        `198.51.${(index + more) >> 8}.${(index + more) & 255}`,
      ),
    );
    for (const { status } of await Promise.all(guesses)) {
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${tries} wrong sign-ins in ${seconds.toFixed(0)} s:`, statuses);
  const stranger = await signIn(email, password, '203.0.113.9');
  const owner = await signIn(email, password, '203.0.113.9', known);
  console.log(
    `then, with the right password: a new browser ${stranger.status}, the known one ${owner.status}`,
  );
}

/** In turns, so that a slow moment meets all of them. Every try comes from an address of its own. */
async function compare() {
  const kinds = {
    'unknown address': ['nobody@sampan.example', 'not the password'],
    'wrong password': ['calm@sampan.example', 'not the password'],
    'locked account, right password': ['attacked@sampan.example', password],
    'disabled account, right password': ['gone@sampan.example', password],
  } as const;
  const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++) {
    const all = Object.entries(kinds);
    // Each kind comes first in its turn, so that none profits from what was before it.
    const turn = [...all.slice(round % 4), ...all.slice(0, round % 4)];
    for (const [kind, [email, text]] of turn) {
      const begin = performance.now();
      const answer = await signIn(email, text, `192.0.2.${round}`);
      times.get(kind)!.push(performance.now() - begin);
      if (answer.status !== 401) throw new Error(`${kind} was answered with ${answer.status}`);
    }
  }
  for (const [kind, all] of times) {
    const sorted = all.toSorted((a, b) => a - b);
    console.log(`${kind}: median ${sorted[rounds >> 1]!.toFixed(1)} ms of ${rounds}`);
  }
}

/** Uploads a picture and returns where it is. */
async function pictureOf(owner: string): Promise<string> {
  const pixels = sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#0a5c63' },
  });
  const form = new FormData();
  form.set('image', new File([await pixels.jpeg().toBuffer()], 'boat.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${site.origin}/api/images`, {
    method: 'POST',
    headers: { origin: site.origin, cookie: owner },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { url: string } };
  return new URL(data.url, site.origin).href;
}

/**
 * What visitors, a load balancer and a colleague wait for while one address keeps 300 sign-ins going: a
 * new one for each that is answered. The colleague's browser is known.
 */
async function storm(picture: string, known: string) {
  const statuses: Record<number, number> = {};
  const end = new AbortController();
  const guess = async (index: number) => {
    for (let round = 0; !end.signal.aborted; round += 1) {
      const email = `nobody-${index}-${round}@sampan.example`;
      const answer = await signIn(email, 'not the password', '198.51.100.200');
      await answer.arrayBuffer();
      const { status } = answer;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const guesses = Array.from({ length: 300 }, (_, index) => guess(index));
  const asked: Record<string, () => Promise<Response>> = {
    'a picture': () => fetch(picture),
    '/readyz': () => fetch(`${site.origin}/readyz`),
    'own sign-in of a known browser': () =>
      signIn(staff.email, staff.password, '203.0.113.1', known),
  };
  const times = new Map<string, number[]>(Object.keys(asked).map((what) => [what, []]));
  for (let round = 0; round < stormRounds; round += 1) {
    await Promise.all(
      Object.entries(asked).map(async ([what, ask]) => {
        const begin = performance.now();
        const answer = await ask();
        await answer.arrayBuffer();
        times.get(what)!.push(performance.now() - begin);
        if (answer.status !== 200) throw new Error(`${what} was answered with ${answer.status}`);
      }),
    );
  }
  end.abort();
  await Promise.all(guesses);
  console.log(`while 300 sign-ins at once came from one address, answered with`, statuses);
  for (const [what, all] of times) {
    const sorted = all.toSorted((a, b) => a - b);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1]!;
    console.log(
      `${what}: p95 ${(p95 / 1000).toFixed(2)} s, longest ${(sorted.at(-1)! / 1000).toFixed(2)} s of ${all.length}`,
    );
  }
}

function signIn(email: string, text: string, from: string, cookie?: string) {
  return post(
    '/api/auth/sign-in/email',
    { email, password: text },
    { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  );
}

function post(path: string, json: object, headers: Record<string, string> = {}) {
  return fetch(site.origin + path, {
    method: 'POST',
    headers: { origin: site.origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { type RunningSite, staff } from '#tests/support/running-site.ts';
import { cookieOf, goodApplication, goodMessage } from '#tests/support/test-site.ts';

/** One thing that is done again and again, with so many milliseconds between the end of one and the next. */
type Work = { what: string; pauseMs: number; once: () => Promise<void> };

/**
 * A busy office and its visitors at a running site, until `signal`: pages, forms, pictures, and what staff do. Returns
 * how often each was done. Throws at the first answer that is not a good one.
 */
export async function mixedWork(
  site: RunningSite,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  const repeat = async ({ what, pauseMs, once }: Work) => {
    while (!signal.aborted) {
      await once();
      done.set(what, (done.get(what) ?? 0) + 1);
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  const works = [...visitors(site.origin), ...(await office(site.origin))];
  await Promise.all(works.map(repeat));
  return done;
}

function visitors(origin: string): Work[] {
  const call = callsAs(origin);
  let turn = 0;
  const one = () => (turn += 1);
  return [
    {
      what: 'public pages',
      pauseMs: 5,
      once: () => call('GET', publicAddresses[one() % publicAddresses.length]!.address),
    },
    {
      what: 'applications',
      pauseMs: 500,
      once: () => call('POST', '/api/application', { json: applicant(one()) }),
    },
    {
      what: 'messages',
      pauseMs: 1000,
      once: () => call('POST', '/api/contact', { json: { ...goodMessage, number: phone(one()) } }),
    },
    // No address of ours: rendered each time.
    { what: 'pages not found', pauseMs: 1000, once: () => call('GET', `/none-${one()}`, {}, 404) },
  ];
}

async function office(origin: string): Promise<Work[]> {
  const signIn = () => answerOf(origin, 'POST', '/api/auth/sign-in/email', { json: staff });
  const cookie = cookieOf(await signIn());
  const call = callsAs(origin, cookie);
  let turn = 0;
  const lists = ['', '?q=Rakib', '?view=waiting', '/overview', '/due', '/trash'];
  return [
    { what: 'sign-ins', pauseMs: 20_000, once: async () => void (await signIn()) },
    {
      what: 'lists of staff',
      pauseMs: 500,
      once: () => call('GET', `/api/application${lists[(turn += 1) % lists.length]!}`),
    },
    { what: 'pages of staff', pauseMs: 1000, once: () => call('GET', '/admin/allapplication') },
    {
      what: 'applications opened and marked',
      pauseMs: 2000,
      async once() {
        const json = applicant(1_000_000 + (turn += 1));
        const taken = await answerOf(origin, 'POST', '/api/application', { json });
        const { insertedId: id } = (await taken.json()) as { insertedId: string };
        await call('GET', `/api/application/${id}/card`);
        await call('PATCH', `/api/application/contacted/${id}`);
        await call('DELETE', `/api/application/${id}`);
      },
    },
    { what: 'exports', pauseMs: 60_000, once: () => call('GET', '/api/application/export') },
    {
      // Every public page is rendered again after each.
      what: 'pictures into the gallery',
      pauseMs: 30_000,
      async once() {
        const form = new FormData();
        form.append('image', await openAsBlob('tests/corpus/files/ok.jpg'), 'ok.jpg');
        const kept = await answerOf(origin, 'POST', '/api/images', { form, cookie });
        const { data } = (await kept.json()) as { data: { url: string } };
        const json = { ...success, image: data.url };
        const taken = await answerOf(origin, 'POST', '/api/gallery', { json, cookie });
        const { insertedId: id } = (await taken.json()) as { insertedId: string };
        await call('GET', '/gallery');
        await call('GET', new URL(data.url, origin).pathname);
        await call('DELETE', `/api/gallery/${id}`);
      },
    },
  ];
}

const success = {
  name: 'Rakib Hasan',
  job: 'Electrician',
  country: 'Hungary',
  date: '2026-02-14',
};

function applicant(n: number) {
  const passport = `A${String(n).padStart(8, '0')}`;
  return { ...goodApplication, phone: phone(n), passport };
}

/** No two are the same, or the desk would have to look through ever more duplicates. */
function phone(n: number): string {
  return `+88017${String(n).padStart(8, '0')}`;
}

type Sent = { json?: object; form?: FormData; cookie?: string };

function callsAs(origin: string, cookie = '') {
  return async (method: string, path: string, sent: Sent = {}, status?: number): Promise<void> => {
    await (await answerOf(origin, method, path, { cookie, ...sent }, status)).arrayBuffer();
  };
}

/** Any good answer, or one of the `status` that is meant. */
async function answerOf(
  origin: string,
  method: string,
  path: string,
  { json, form, cookie = '' }: Sent,
  status?: number,
): Promise<Response> {
  const headers = {
    ...{ origin, cookie, 'accept-encoding': 'br' },
    ...(json && { 'content-type': 'application/json' }),
  };
  const body = json ? JSON.stringify(json) : (form ?? null);
  const answer = await fetch(origin + path, { method, headers, body });
  if (status ? answer.status === status : answer.ok) return answer;
  throw new Error(
    `${method} ${path} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`,
  );
}

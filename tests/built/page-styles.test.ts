import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentVersion } from '#app/applications/fields.ts';
import { separatePrint } from '#app/document/split-styles.server.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { goodApplication } from '#tests/support/test-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite('build');
});
afterAll(() => site.end());

/** Every class that a sheet has a rule for, but for paper. */
const styled = new Set(
  globSync('build/client/assets/*.css')
    .filter((file) => !/\/print\./.test(file))
    .flatMap((file) => classesIn(separatePrint(readFileSync(file, 'utf8')).screen)),
);

// The router sends a page the styles of what it imports itself. What comes later must name its sheets (`static-section.tsx`).
test('every public page comes with the styles of all that it shows', async () => {
  const pages = ['/countries/hungary', ...publicAddresses.map(({ address }) => address)];
  expect(styled.size).toBeGreaterThan(300);
  const without: Record<string, string[]> = {};
  for (const address of pages) {
    const bare = withoutStyles(await (await fetch(site.origin + address)).text());
    if (bare.length > 0) without[address] = bare;
  }
  expect(without).toEqual({});
});

test('what a form leads to comes with all its styles, and the form that comes back', async () => {
  const application = { ...goodApplication, consent: consentVersion(18) };
  const receipt = await send('/bn/application', application);
  const number = /(?<=>)[A-Z\d]{4}-[A-Z\d]{4}(?=<)/.exec(receipt)![0];
  const complaint = { kind: 'money', text: 'A sample complaint about money' };
  const answers = [
    receipt,
    await send('/bn/application', {}),
    await send('/bn/status', { receiptNumber: number, phoneEnd: goodApplication.phone.slice(-6) }),
    await send('/bn/status', {}),
    await send('/bn/complaints', complaint),
    await send('/bn/complaints', {}),
    await send('/bn/verify', { value: '01712345678' }),
    await send('/bn/verify', { value: '+8801000000001' }),
    await send('/bn/contact', {}),
  ];
  expect(answers[2]!.includes('aria-current="step"')).toBe(true);
  expect(answers.map(withoutStyles)).toEqual(answers.map(() => []));
});

/** Sends a form as a browser without scripts does. The page to which that leads. */
async function send(path: string, answers: Record<string, string>): Promise<string> {
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams(answers),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (!location) return answer.text();
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const next = await fetch(new URL(location, site.origin), {
    headers: { cookie: cookie.join('; ') },
  });
  return next.text();
}

/** The classes of a page that some sheet has rules for, and the page has none. */
function withoutStyles(html: string): string[] {
  const own = new Set(
    [...html.matchAll(/<style>([^]*?)<\/style>/g)].flatMap(([, styles]) => classesIn(styles!)),
  );
  const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/));
  return [...new Set(shown)].filter((name) => styled.has(name) && !own.has(name));
}

function classesIn(styles: string): string[] {
  return styles.match(/(?<=\.)_[\w-]+/g) ?? [];
}

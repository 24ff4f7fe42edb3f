import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDevelopmentSite } from '#tests/support/development-site.ts';

// Whoever works on the site would notice the same day, and the fonts are made anew for it, and back.
describe.runIf(process.env.TEST_ALL)('the development server', () => {
  let site: Awaited<ReturnType<typeof startDevelopmentSite>>;
  let origin: string;

  // Vite reads all sources first, and the fonts are made.
  beforeAll(async () => {
    site = await startDevelopmentSite();
    ({ origin } = site);
  }, 120_000);
  afterAll(() => site.stop('SIGKILL'));

  test('an address written otherwise leads to the right one', async () => {
    const { status, headers } = await fetch(`${origin}/About/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, '/about']);
  });

  test('what the policy of a page would refuse is only reported', async () => {
    const answer = await fetch(`${origin}/about`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('content-security-policy')).toBeNull();
    const policy = answer.headers.get('content-security-policy-report-only');
    expect(policy).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-[^;]+; style-src 'self';/,
    );
    expect(await answer.text()).toContain('<meta property="og:title"');
  });

  test('a page has the styles of parts whose scripts never come, and none that go', async () => {
    const page = await (await fetch(`${origin}/bn`)).text();
    const footer = /<footer class="(_footer_\w+)/.exec(page)![1]!;
    expect(page).toMatch(
      new RegExp(`<style data-vite-dev-id="[^"]*/footer.module.css">\\.${footer} {`),
    );
    expect(page).not.toContain('critical');
  });

  test('the API, pictures and refusals answer as in production', async () => {
    const gallery = await fetch(`${origin}/api/gallery`);
    expect([gallery.status, await gallery.json()]).toEqual([200, []]);
    expect(gallery.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(gallery.headers.get('x-content-type-options')).toBe('nosniff');
    const refused = {
      foreign_origin: fetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example' },
      }),
      too_large: fetch(`${origin}/api/contact`, { method: 'POST', body: 'x'.repeat(70_000) }),
      not_found: fetch(`${origin}/media/00000000000000000000000000000000.webp`),
    };
    for (const [code, answering] of Object.entries(refused)) {
      const answer = await answering;
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      const status = { foreign_origin: 403, too_large: 413, not_found: 404 }[code];
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ code, status });
    }
  });

  test('it ends when it is told to', async () => {
    expect(await site.stop('SIGTERM')).toEqual([0, null]);
  });
});

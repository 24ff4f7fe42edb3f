import { type Page, expect } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemSentence } from '#app/http/problems.ts';
import { pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';

test.use({ build: 'build-examples' });

for (const [language, tag] of [
  ['bn', []],
  ['en', ['@all']],
] as const)
  test(
    `${language}: axe finds nothing in any component nor in what is opened, Escape or its button closes it, and nothing scrolls sideways, at 320 px and with text of twice the size @ci`,
    { tag: [...tag] },
    async ({ page }) => {
      test.slow();
      const path = pathIn(language, '/examples');
      await visit(page, path);
      for (const width of process.env.TEST_ALL ? [1440, 390] : [390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page, undefined, ['target-size']), `${width} px`).toEqual([]);
      }

      const openers = page.getByRole('group').filter({ has: opener(page) });
      const names = await openers.evaluateAll((all) => all.map((each) => each.ariaLabel!));
      expect(names.length).toBeGreaterThan(8);
      for (const name of names) {
        const example = page.getByRole('group', { name, exact: true });
        await opener(example).click();
        const opened = example.locator('dialog, [role=alert]').first();
        await expect(opened).toBeInViewport();
        expect(await opened.evaluate((it) => it.contains(document.activeElement)), name).toBe(true);
        const scope = 'dialog[open], [role=alert]';
        expect(await axeViolations(page, scope, ['target-size']), name).toEqual([]);
        if (name.startsWith('Alert')) await opened.getByRole('button').click();
        else await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }

      const [list, failing] = ['TrashRows', 'TrashRows: taking back fails'].map((name) =>
        page.getByRole('group', { name, exact: true }),
      );
      for (const [rows, said] of [
        [list!, { en: 'It is back.', bn: 'ফিরিয়ে আনা হয়েছে।' }],
        [failing!, problemSentence({ status: 0, code: 'unreachable' })],
      ] as const) {
        await rows.getByRole('button').first().click();
        await expect(rows.getByRole('alert')).toContainText(said[language]);
        expect(await axeViolations(page, '[role=alert]')).toEqual([]);
      }

      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page);
      // The parts of the brand are on public pages only, which are light.
      await visit(page, `${path}?dark`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // Asked again until the colours have arrived.
      await expect.poll(() => axeViolations(page, 'section:not(#brand)'), 'dark').toEqual([]);

      // A carousel with no more slides than fit shows them all.
      const [one, two] = ['Carousel: one slide', 'Carousel: two slides'].map((name) =>
        page.getByRole('group', { name, exact: true }),
      );
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await one!.scrollIntoViewIfNeeded();
        await expect(one!.locator('li')).toBeInViewport();
        await two!.scrollIntoViewIfNeeded();
        await expect(two!.locator('li').first()).toBeInViewport();
        if (width === 1440) await expect(two!.locator('li').last()).toBeInViewport();
      }
    },
  );

test('no build that is served has a byte of the examples @ci', () => {
  const said = 'internationalisation-and-telecommunications';
  expect(filesWith('build-examples/client', said)).not.toEqual([]);
  for (const folder of ['build/client', 'build/server'])
    expect(filesWith(folder, said)).toEqual([]);
});

const opener = (within: Pick<Page, 'getByRole'>) =>
  within.getByRole('button', { name: 'Show', exact: true });

function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
}

/** Opens the page of examples, and waits until scripts have taken over. */
async function visit(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, address);
  // The trash is listed by scripts alone.
  await expect(page.locator('#deleted1')).toBeVisible();
}

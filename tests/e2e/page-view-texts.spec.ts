import { type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { publicPagesIn } from '#app/public-pages.ts';
import { type ShippedText, markedTexts, marksIn } from '#tests/support/marked-texts.ts';
import { pressedTexts } from '#tests/support/pressed-texts.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { storeContent } from '#tests/support/store-content.ts';

/** E-44: how many of the texts that are seen on a page must open their field. */
const least = 0.9;

/** Looked at in every run, the others with `TEST_ALL`: most of all texts, and both ways of showing them. */
const daily = ['/bn', '/costs', '/bn/contact'];

const pages = publicPagesIn(defaultDocuments())
  .flatMap(({ path }) =>
    languages.map((language) => ({ language, address: pathIn(language, path) })),
  )
  .filter(({ address }) => process.env.TEST_ALL || daily.includes(address));

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** What each page draws, told by marks in the texts, before the site has the shipped ones again. */
const drawn = new Map<string, ShippedText[]>();

test.beforeAll(async ({ site, shared }) => {
  const { content, texts } = markedTexts();
  const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  await storeContent(db, content);
  await db.destroy();
  await shared.readContent();
  for (const { address } of pages) {
    const marks = marksIn(await (await fetch(site.origin + address)).text());
    const fields = marks.map((mark) => texts.get(mark)!);
    drawn.set(address, fields);
  }
  await shared.reset();
});

/** What an outline opens: one field, or a choice of several. */
type Outline = { name: string; choices: string[] };

const frame = (page: Page) => page.locator('iframe:visible');
const outlines = (page: Page) =>
  page.getByRole('group', { name: 'Texts on the page' }).getByRole('button');

/** The keyboard's way: what of the overlay is in the tab order, with the name it has there. */
async function readOutlines(page: Page): Promise<Outline[]> {
  const read = await outlines(page).evaluateAll(async (buttons: HTMLButtonElement[]) => {
    const found: Outline[] = [];
    // An outline that stays, with its name, has the same choice as when it was opened before.
    const known = ((window as { known?: WeakMap<Element, Outline> }).known ??= new WeakMap());
    for (const button of buttons) {
      const name = (button.tabIndex === 0 && button.ariaLabel) || '';
      const before = known.get(button);
      const choices = before?.name === name ? before.choices : [];
      if (name.startsWith('Several fields: ') && choices.length === 0) {
        button.click();
        await new Promise((drawn) => requestAnimationFrame(drawn));
        for (const one of document.querySelectorAll('main section li > button'))
          choices.push(
            ['small', 'b'].map((part) => one.querySelector(part)!.textContent).join(': '),
          );
      }
      const outline = { name, choices };
      known.set(button, outline);
      found.push(outline);
    }
    return found;
  });
  await page.keyboard.press('Escape');
  return read;
}

function isOf({ name, choices }: Outline, { title, label, lines }: ShippedText): boolean {
  if (choices.length > 0) return choices.includes(`${title}: ${label}`);
  if (!name.startsWith(`${label}: `)) return false;
  const excerpt = comparable(name.slice(label.length + 2).replace(/…$/, ''));
  return [...lines.en, ...lines.bn]
    .map(comparable)
    .some((line) => line.includes(excerpt) || excerpt.includes(line));
}

/** Without blanks, which a page has in other places, and in digits of one script. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/\s|(?<=\d),(?=\d)/g, '');
}

/** Everything on a page at once: what is folded, then one slide after the other, then the menu. */
async function waysToShow(page: Page): Promise<(() => Promise<unknown>)[]> {
  const inside = frame(page).contentFrame();
  const unfold = (part: string) =>
    inside.locator(`${part} details`).evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
  const slides = inside.locator('[aria-roledescription] [role=group] > button[aria-label]');
  const steps = Array.from({ length: await slides.count() }, (_, index) => async () => {
    await slides.nth(index).evaluate((button: HTMLElement) => button.click());
    const slide = inside.locator('[aria-roledescription] li').nth(index);
    await expect(slide).toHaveJSProperty('inert', false);
    // The keyboard's focus on a text of another slide has moved them all.
    await slide.evaluate((item) => item.parentElement!.parentElement!.scrollTo({ left: 0 }));
  });
  return [() => unfold('main'), ...steps, () => unfold('header')];
}

/** What the overlay says is tried in earnest: by a finger, then by Enter on an outline. */
async function opensItsField(page: Page, field: ShippedText, lines: string[]) {
  const [found] = await frame(page).evaluate(pressedTexts, [lines]);
  const sheet = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Close' }) });
  await page.touchscreen.tap(found!.point!.x, found!.point!.y);
  await expect(sheet).toContainText(field.label);
  await page.keyboard.press('Escape');
  const all = await readOutlines(page);
  await outlines(page)
    .nth(all.findIndex((one) => isOf(one, field)))
    .press('Enter');
  await expect(sheet).toContainText(field.label);
  await page.keyboard.press('Escape');
}

/**
 * Waits until the page view has looked for the texts of what the page shows now. It does so 200 ms after a change: a
 * timer that is set later and for longer rings after its own, however slow the machine is.
 */
async function looked(page: Page) {
  await frame(page).evaluate(
    () =>
      new Promise<void>((done) => {
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(drawn, 250);
      }),
  );
}

for (const { language, address } of pages)
  test(`E-44 the texts of ${address} open their fields by tap and by keyboard @ci`, async ({
    page,
  }) => {
    const fields = drawn.get(address)!;
    expect(fields).not.toEqual([]);
    const linesOf = (field: ShippedText) => field.lines[language];
    await signIn(page);
    await page.goto(`/admin/content/page?path=${encodeURIComponent(address)}`);
    await expect(outlines(page).first()).toBeAttached();
    // From then on the page changes nothing by itself.
    const inside = (await (await frame(page).elementHandle()).contentFrame())!;
    await inside.waitForFunction(() => '__reactRouterDataRouter' in window);

    const seen = new Set<ShippedText>();
    const [tapped, typed] = [new Set<ShippedText>(), new Set<ShippedText>()];
    const sure = new Set<ShippedText>();
    async function look() {
      await looked(page);
      const names = await readOutlines(page);
      const open = fields.filter((field) => !tapped.has(field) || !typed.has(field));
      const found = await frame(page).evaluate(pressedTexts, open.map(linesOf));
      for (const [at, field] of open.entries()) {
        if (found[at]!.isSeen) seen.add(field);
        const isIts = (outline: number) =>
          names[outline] !== undefined && isOf(names[outline], field);
        const { outlines: pressed } = found[at]!;
        if (pressed.some(isIts)) tapped.add(field);
        // Its words stand nowhere else.
        if (pressed.length > 0 && pressed.every(isIts)) sure.add(field);
        if (names.some((_, index) => isIts(index))) typed.add(field);
      }
    }
    const [unfold, ...further] = await waysToShow(page);
    await unfold!();
    await look();
    expect(seen.size).toBeGreaterThan(0);
    const both = [...sure].filter((field) => typed.has(field));
    await opensItsField(page, both[0]!, linesOf(both[0]!));
    for (const show of further) {
      await show();
      await look();
    }

    for (const [way, opened] of [
      ['tap', tapped],
      ['keyboard', typed],
    ] as const) {
      const closed = [...seen].filter((field) => !opened.has(field));
      const share = 1 - closed.length / seen.size;
      const names = closed.map(({ title, label }) => `${title}: ${label}`).join('; ');
      // The figure of the page, for whoever reads the report.
      console.log(
        `E-44 ${address} by ${way}: ${seen.size - closed.length} of ${seen.size} texts, ${Math.floor(share * 100)} %${names && `; not: ${names}`}`,
      );
      expect(share, `${address} by ${way}`).toBeGreaterThanOrEqual(least);
    }
  });

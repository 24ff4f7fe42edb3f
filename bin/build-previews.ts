import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { pageTitle } from '#app/brand/page-title.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type Language, languages } from '#app/i18n/language.ts';
import { publicPages } from '#app/public-pages.ts';
import { searchWords } from '#app/seo/page-meta.server.ts';
import { drawnWords } from '#app/seo/share-picture.server.ts';
import { drawIcons } from '#build-tools/previews/draw-icons.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { inProject } from './bootstrap.mjs';
import { UsageError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run build:previews -- [PAGE …]

Draws what other programs show of the site, anew, into public/: the share preview of every public
page in both languages, as it is shipped, the one of the brand, and the icons. With names (about
brand) only the previews of these. Needs Chromium, whose text layout Bengali needs. Look at the
pictures, then commit them.`;

/** On the preview that stands in for all whose words are no longer right: nothing that staff can change. */
const brand = { en: 'Overseas recruitment', bn: 'বিদেশে কর্মী নিয়োগ' };

/** The picture of each page, in public/illustrations; all other previews have the globe. */
const pictures: Record<string, string> = {
  services: 'services-office',
  recruitment: 'service-recruitment',
  consultation: 'consultation-desk',
  training: 'training-bench',
  about: 'scene-river',
  directors: 'directors',
  policy: 'embassy-door',
  gallery: 'person-6',
  contact: 'office-room',
  airticket: 'air-ticket',
  application: 'service-consultation',
};

/**
 * Keeps files below 60 kB, beyond which some messengers show no preview; the flat drawings need few colours.
 */
const palette = { palette: true, quality: 36, effort: 10, dither: 0 };

const documents = defaultDocuments();

await runCommand(help, async () => {
  const { positionals: wanted } = readArguments({ options: {}, allowPositionals: true });
  // A page that is not always there has the picture of the brand.
  const drawn = publicPages.filter(({ isThere }) => !isThere);
  const names = ['brand', ...drawn.map(({ id }) => id)];
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown) throw new UsageError(`There is no preview of ${unknown}.`);
  const publicFolder = inProject('public/');
  // These are sources, not data: the site may be built and served by different users.
  process.umask(0o022);
  await mkdir(`${publicFolder}share`, { recursive: true });
  if (wanted.length === 0) await drawIcons(publicFolder);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    for (const name of wanted.length > 0 ? wanted : names) {
      for (const language of languages) {
        const { words, title } = wordsOf(name, language);
        const drawing = `../../public/illustrations/${pictures[name] ?? 'map-hero'}.svg`;
        const picture = await draw(browser, { ...words, language, picture: drawing });
        const file = await sharp(picture)
          .png(palette)
          // A test compares it with the page's title, so that previews are renewed with it. Encoded, because
          // the field does not support Bengali.
          .withExif({ IFD0: { ImageDescription: encodeURIComponent(title) } })
          .toBuffer();
        await writeFile(`${publicFolder}share/${name}.${language}.png`, file);
        console.log(`${name}.${language}.png  ${file.length} bytes  ${title}`);
      }
    }
  } finally {
    await browser.close();
  }
});

/** What stands on a preview, and the title of its page. */
function wordsOf(name: string, language: Language) {
  const page = publicPages.find(({ id }) => id === name);
  if (!page) {
    const title = brand[language];
    return { words: { title, tagline: '', agency: '' }, title };
  }
  const { title } = searchWords(page, documents);
  return {
    words: drawnWords(page, documents, language),
    title: pageTitle(title, documents.agency, language),
  };
}

/** Texts and picture of a preview, by the ids in preview.html. */
type Preview = Record<'language' | 'title' | 'tagline' | 'agency' | 'picture', string>;

async function draw(browser: Browser, preview: Preview): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(new URL('../build-tools/previews/preview.html', import.meta.url).href);
  await page.evaluate(async ({ language, picture, ...words }) => {
    // A face that comes after its first letter is not drawn any more. Some only the build has.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    document.documentElement.lang = language;
    for (const [id, text] of Object.entries(words)) {
      document.getElementById(id)!.textContent = text;
    }
    const image = document.getElementById('picture') as HTMLImageElement;
    image.src = picture;
    await image.decode();
  }, preview);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

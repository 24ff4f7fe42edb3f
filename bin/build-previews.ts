import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { publicPages } from '#app/public-pages.ts';
import { drawIcons } from '#build-tools/previews/draw-icons.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { inProject } from './bootstrap.mjs';
import { CommandError, UsageError, readArguments, runCommand } from './operator/command.ts';

const help = `npm run build:previews -- http://localhost:3000

Draws what other programs show of the site, anew, into public/: the share preview of every public
page in both languages, with the titles that the running site at that address has, and the icons.
Needs Chromium, whose text layout Bengali needs. Look at the pictures, then commit them.`;

// What the running site says otherwise is shown by another picture.
const {
  agency: { agency },
  home: { homeWords },
} = defaultDocuments();

/** The picture of each page, in public/illustrations; all other pages have the globe. */
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

await runCommand(help, async () => {
  const { positionals } = readArguments({ options: {}, allowPositionals: true });
  const [site] = positionals;
  if (!site) throw new UsageError('The address of the running site is missing.');
  const publicFolder = inProject('public/');
  // These are sources, not data: the site may be built and served by different users.
  process.umask(0o022);
  await mkdir(`${publicFolder}share`, { recursive: true });
  await drawIcons(publicFolder);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    for (const { id, path } of publicPages) {
      for (const language of languages) {
        const title = await titleOf(site + pathIn(language, path));
        const picture = await draw(browser, {
          language,
          title: title.replace(` | ${agency.name[language]}`, ''),
          tagline: homeWords.tagline[language],
          agency: agency.name[language],
          picture: `../../public/illustrations/${pictures[id] ?? 'map-hero'}.svg`,
        });
        const file = await sharp(picture)
          .png(palette)
          // A test compares it with the page's title, so that previews are renewed with it. Encoded, because
          // the field does not support Bengali.
          .withExif({ IFD0: { ImageDescription: encodeURIComponent(title) } })
          .toBuffer();
        await writeFile(`${publicFolder}share/${id}.${language}.png`, file);
        console.log(`${id}.${language}.png  ${file.length} bytes  ${title}`);
      }
    }
  } finally {
    await browser.close();
  }
});

async function titleOf(address: string): Promise<string> {
  const html = await fetch(address).then(
    (answer) => answer.text(),
    () => {
      throw new CommandError(`No site answers at ${address}.`);
    },
  );
  const title = /<meta property="og:title" content="([^"]+)"/.exec(html)?.[1];
  if (!title) throw new CommandError(`The page at ${address} has no title to draw.`);
  return title.replaceAll('&amp;', '&');
}

/** Texts and picture of a preview, by the ids in preview.html. */
type Preview = Record<'language' | 'title' | 'tagline' | 'agency' | 'picture', string>;

async function draw(browser: Browser, preview: Preview): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(new URL('../build-tools/previews/preview.html', import.meta.url).href);
  await page.evaluate(async ({ language, picture, ...words }) => {
    document.documentElement.lang = language;
    for (const [id, text] of Object.entries(words)) {
      document.getElementById(id)!.textContent = text;
    }
    const image = document.getElementById('picture') as HTMLImageElement;
    image.src = picture;
    await image.decode();
    await document.fonts.ready;
  }, preview);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

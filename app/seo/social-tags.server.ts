import { html } from 'hono/html';
import type { PageDescription } from '#app/document/finish-page.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { markOf, markQuery } from '#app/content/pictures/mark.ts';
import { languageOfPath, otherLanguage, pathIn } from '#app/i18n/language.ts';
import { largestFile } from '#app/images/image-shapes.ts';
import { publicPageAt } from '#app/public-content.ts';
import { sharePicture } from './share-picture.server.ts';
import { structuredData } from './structured-data.server.ts';

/** The size of shared pictures, in pixels: those in `public/share/` are as large as uploaded ones. */
const preview = largestFile('share');

/**
 * Tags in the head of a public page that only programs read: social previews, structured data for search
 * engines, icons. Nothing for other pages.
 *
 * Added to the finished HTML, because React would otherwise need them for hydration and send them a second
 * time, as script. React ignores unknown elements in the head.
 */
export function socialTags(
  { title, description }: PageDescription,
  documents: Documents,
  pathname: string,
  origin: string,
): string {
  const page = publicPageAt(pathname);
  if (!page || !title || !description) return '';
  const language = languageOfPath(pathname);
  const other = otherLanguage(language);
  const picture = sharePicture(page, documents, language);
  const image = origin + picture.path;
  return [
    property('og:type', 'website'),
    // Staff write it, and nobody has escaped it; title and description React has.
    property('og:site_name', html`${documents.agency.agency.name[language]}`.toString()),
    property('og:locale', locales[language]),
    property('og:locale:alternate', locales[other]),
    property('og:url', origin + pathIn(language, page.path)),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    property('og:image:type', picture.type),
    property('og:image:width', String(preview.width)),
    property('og:image:height', String(preview.height)),
    property('og:image:alt', title),
    name('twitter:card', 'summary_large_image'),
    name('twitter:title', title),
    name('twitter:description', description),
    name('twitter:image', image),
    name('twitter:image:alt', title),
    `<link rel="manifest" href="${pathIn(language, '/site.webmanifest')}"/>`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png${markQuery(markOf(documents.agency.agency))}"/>`,
    `<script type="application/ld+json">${structuredData(documents, language, origin)}</script>`,
  ].join('');
}

const locales = { en: 'en_GB', bn: 'bn_BD' };

const property = (key: string, content: string) => `<meta property="${key}" content="${content}"/>`;
const name = (key: string, content: string) => `<meta name="${key}" content="${content}"/>`;

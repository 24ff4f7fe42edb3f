import { languageOfPath, pathIn, pathWithoutLanguage } from '#app/i18n/language.ts';
import { publicPages } from '#app/public-pages.ts';
import { agency } from '#content/agency.ts';
import { structuredData } from './structured-data.server.ts';

/** Of the pictures in `public/share/`, in pixels. */
const preview = { width: 1200, height: 630 };

/**
 * Adds to the head of a rendered public page what only programs read: the tags of share previews, the
 * agency's record for search engines, icons. Any other page comes back as it is.
 *
 * Into the finished text, because a browser that takes the page over has no use for it: as a part of
 * the page it would be sent once more, as script. React leaves alone what it does not know in a head.
 */
export function addSocialTags(html: string, pathname: string, origin: string): string {
  const path = pathWithoutLanguage(pathname);
  const page = publicPages.find((page) => page.path === path);
  // As React has escaped them, which does for an attribute too.
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]+)"\/>/.exec(html)?.[1];
  if (!page || !title || !description) return html;
  const language = languageOfPath(pathname);
  const other = language === 'en' ? 'bn' : 'en';
  const image = `${origin}/share/${page.id}.${language}.png`;
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', agency.name[language]),
    property('og:locale', locales[language]),
    property('og:locale:alternate', locales[other]),
    property('og:url', origin + pathIn(language, path)),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(preview.width)),
    property('og:image:height', String(preview.height)),
    property('og:image:alt', title),
    name('twitter:card', 'summary_large_image'),
    name('twitter:title', title),
    name('twitter:description', description),
    name('twitter:image', image),
    name('twitter:image:alt', title),
    `<link rel="manifest" href="${pathIn(language, '/site.webmanifest')}"/>`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
    `<script type="application/ld+json">${structuredData(language, origin)}</script>`,
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

const locales = { en: 'en_GB', bn: 'bn_BD' };

const property = (key: string, content: string) => `<meta property="${key}" content="${content}"/>`;
const name = (key: string, content: string) => `<meta name="${key}" content="${content}"/>`;

import { Hono } from 'hono';
import { themeColour } from '#app/brand/theme-colour.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { frameContent, listedPagesIn } from '#app/public-pages.ts';
import type { Services } from '#app/services/services.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { markOf, markQuery } from '#app/content/pictures/mark.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import { isOutOfMenus, shownContent } from '#app/hidden-content.ts';
import { alternatesOf } from './addresses.ts';

/** Files for crawlers and browsers; cached like pages. */
export const wellKnownFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/bn/site.webmanifest',
];

/** The routes of these files. `origin` comes from the settings, never from a request. */
export function wellKnownRoutes(
  origin: string,
  services: Pick<Services, 'content' | 'settings' | 'now'>,
) {
  const { content, settings } = services;
  const routes = new Hono<ApiEnvironment>()
    .get('/robots.txt', (c) => c.text(robots(origin)))
    .get('/sitemap.xml', (c) =>
      c.body(sitemap(origin, content.current()), 200, {
        'content-type': 'application/xml',
      }),
    );
  for (const language of languages) {
    routes.get(pathIn(language, '/site.webmanifest'), (c) =>
      c.body(manifest(content.current().documents.agency, language), 200, {
        'content-type': 'application/manifest+json',
      }),
    );
  }
  const { securityContact } = settings;
  if (securityContact)
    routes.get(securityFile, (c) => c.text(securityText(securityContact, origin, services.now())));
  return routes;
}

const securityFile = '/.well-known/security.txt';

/** Whom to tell of a hole in the site, as RFC 9116 wants it: with a last day, which the file puts off as long as it is served. */
function securityText(contact: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + 180 * 86_400_000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${securityFile}\n`,
  ].join('\n');
}

/** Disallows only staff pages, the API, receipts and what a look-up has found. */
function robots(origin: string): string {
  const closed = [
    '/admin$',
    '/admin/',
    '/admin?',
    '/api/',
    ...['/application/receipt', '/status/result', '/complaints/receipt'].flatMap((path) =>
      languages.map((language) => pathIn(language, path)),
    ),
  ];
  const lines = closed.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${lines}\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Every public page that is in the menus, in every language with its alternates (sitemaps.org 0.9, xhtml:link), and when
 * something was last published on it, if ever.
 */
function sitemap(origin: string, { documents, publishedAt }: Snapshot): string {
  const listed = listedPagesIn(documents).filter((page) => !isOutOfMenus(page, documents));
  const entries = listed.flatMap((page) => {
    const { path } = page;
    const shown = [...frameContent, ...shownContent(page, documents)];
    const dates = shown.flatMap((id) => publishedAt[id] ?? []).toSorted();
    const changed = dates.length > 0 ? `<lastmod>${dates.at(-1)}</lastmod>` : '';
    const links = alternatesOf(origin, path).map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return languages.map(
      (language) =>
        `<url><loc>${origin}${pathIn(language, path)}</loc>${changed}${links.join('')}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** How phones show the installed site, in the language in which it was installed. */
function manifest({ agency }: Documents['agency'], language: Language): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}.png${markQuery(markOf(agency))}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: pathIn(language, '/'),
    lang: language,
    name: agency.name[language],
    short_name: agency.name[language],
    description: agency.tagline[language],
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColour,
    icons: [
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  });
}

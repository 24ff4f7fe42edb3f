import { builtSet } from './fonts/font-set.ts';
import { wholeFonts } from './fonts/whole-fonts.ts';
import type { Language } from '#app/i18n/language.ts';

/** Addresses of the built files: of each word face, and of its whole font. */
export type BuiltFaces = Record<string, { part: string; whole: string }>;

/**
 * The styles of a page with the word faces of this set in the place of the built ones. A set that has been deleted
 * since is not found, and then the whole font draws, as the next source of the same face.
 */
export function withFontSet(styles: string, set: string, faces: BuiltFaces): string {
  if (set === builtSet || set === wholeFonts) return styles;
  return Object.entries(faces).reduce(
    (text, [name, { part, whole }]) =>
      text.replaceAll(`url(${part})`, `url(${addressOf(set, name, part)}),url(${whole})`),
    styles,
  );
}

/**
 * The tags that have a page's first fonts asked for before its styles are read: on public English pages of a wide screen
 * those of text and of headings, which else stand beside each other in two typefaces.
 */
export function fontPreload(
  page: Language | 'staff',
  set: string,
  {
    latin,
    headings,
    bengali,
    faces,
  }: { latin: string; headings: string; bengali: string; faces: BuiltFaces },
): string {
  const face = faces[bengali];
  const href =
    page !== 'bn' || !face
      ? latin
      : set === wholeFonts
        ? face.whole
        : addressOf(set, bengali, face.part);
  return tagFor(href) + (page === 'en' ? tagFor(headings, ' media="(min-width:1024px)"') : '');
}

function tagFor(href: string, where = ''): string {
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"${where}/>`;
}

function addressOf(set: string, name: string, part: string): string {
  return set === builtSet ? part : `/fonts/${set}/${name}.woff2`;
}

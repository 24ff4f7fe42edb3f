import type { Bilingual, Language } from '#app/i18n/language.ts';

/**
 * A picture of the content as it is stored: the address of a shipped drawing, whose words its place knows; or an uploaded
 * one with what it shows in words, or with the tick that it says nothing ("Decoration").
 */
export type Picture =
  | string
  | ({ address: string } & (Record<Language, string> | { decoration: true }));

/** Where the files of a picture are; empty where a draft holds something else. */
export function pictureAddress(picture: unknown): string {
  if (typeof picture === 'string') return picture;
  const isPicture = typeof picture === 'object' && picture !== null && 'address' in picture;
  return isPicture && typeof picture.address === 'string' ? picture.address : '';
}

/** What a picture shows. */
export const pictureWords = {
  label: { en: 'The picture in words', bn: 'ছবিতে যা আছে' },
  hint: {
    en: 'Read aloud to people who cannot see it.',
    bn: 'যাঁরা দেখতে পান না, তাঁদের পড়ে শোনানো হয়।',
  },
  /** In graphemes. */
  longest: 200,
} satisfies Record<string, Bilingual | number>;

/** The tick of a picture that says nothing. */
export const decoration = {
  label: { en: 'Decoration', bn: 'শুধু সাজানোর জন্য' },
  hint: {
    en: 'Tick it where the picture tells nothing that the words beside it do not.',
    bn: 'পাশের লেখায় যা নেই এমন কিছু ছবিতে না থাকলে টিক দিন।',
  },
} satisfies Record<string, Bilingual>;

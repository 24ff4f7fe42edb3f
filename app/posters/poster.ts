import * as v from 'valibot';
import { letterhead } from '#app/applications/letterhead/letterhead.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';

/** The page that each poster leads to, by its English address. */
const pages = { verify: '/verify', apply: '/application', costs: '/costs' } as const;

export const posterNames = keysOf(pages);

export type PosterName = keyof typeof pages;

/** What a poster's QR code says behind the origin. On paper for years: none of these is ever taken away. */
export function posterPath(name: PosterName, language: Language): string {
  return language === 'bn' ? `/q/${name}` : `/q/${language}/${name}`;
}

/** The page to which that leads. */
export function pageOfPoster(name: PosterName, language: Language): string {
  return pathIn(language, pages[name]);
}

/** What all posters say, and how often each was opened in the last 30 days; or what is missing, without which there is none. */
export const posters = v.object({
  missing: v.array(v.picklist(['origin', 'licence', 'licence_expired'])),
  /** Null where something is missing. */
  facts: v.nullable(
    v.object({
      origin: v.string(),
      /** The day of printing, in Dhaka. */
      day: v.string(),
      head: letterhead,
      isSample: v.boolean(),
    }),
  ),
  opened: v.object({ verify: v.number(), apply: v.number(), costs: v.number() }),
});

export type Posters = v.InferOutput<typeof posters>;
export type PosterFacts = NonNullable<Posters['facts']>;

import * as v from 'valibot';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { textSchema } from '#app/forms/text-schema.ts';
import { trashedOf } from '#app/work/work-list.ts';
import { consentEntries } from './consent/consent.ts';
import { drawnPerson } from './drawn-person.ts';
import { withdrawal } from './consent/withdrawal.ts';

/** How many items the staff's list shows at first, and how many more each press brings. */
export const staffGalleryPage = { first: 8, more: 8 };

/** The longest each text may be, in UTF-16 units. */
export const maxLength = { name: 120, job: 120, country: 80 } as const;

/** Departures before this day are slips of the finger. */
export const earliestDay = '1990-01-01';

/**
 * What staff give for a new item: the person's name and job, the country, the day of departure, the picture; and to what
 * the person has agreed, which may be recorded later.
 */
export const newGalleryItem = v.object({
  name: textSchema(maxLength.name),
  job: textSchema(maxLength.job),
  country: textSchema(maxLength.country),
  date: calendarDay(earliestDay),
  image: v.pipe(v.string('not_text'), v.nonEmpty('required'), v.maxLength(200, 'unknown_image')),
  ...consentEntries,
});

/** What staff change about an item: any of it. `version` is that of the item as they saw it. */
export const changedGalleryItem = v.object({
  ...v.partial(newGalleryItem).entries,
  version: v.pipe(v.number('invalid'), v.safeInteger('invalid'), v.minValue(1, 'invalid')),
});

export type ChangedGalleryItem = v.InferOutput<typeof changedGalleryItem>;

export type NewGalleryItem = v.InferOutput<typeof newGalleryItem>;

/**
 * An item as everybody may see it: its name as far as the person agreed, `image` the 800 px picture or a drawing.
 * `createdAt` is ISO 8601 in UTC.
 */
export const galleryItem = v.object({
  _id: v.string(),
  name: v.string(),
  job: v.string(),
  country: v.string(),
  date: v.string(),
  image: v.string(),
  createdAt: v.string(),
});

export type GalleryItem = v.InferOutput<typeof galleryItem>;

/** An item as staff see it: the whole name, the picture itself, the consent, and whether it was withdrawn. */
export const staffGalleryItem = v.object({
  ...galleryItem.entries,
  consentHow: v.nullable(v.string()),
  consentOn: v.nullable(v.string()),
  consentBy: v.nullable(v.string()),
  shows: v.nullable(v.string()),
  nameShown: v.nullable(v.string()),
  withdrawal: v.nullable(withdrawal),
  version: v.number(),
});

export type StaffGalleryItem = v.InferOutput<typeof staffGalleryItem>;

/** The picture of an item as staff see it: the drawing where the picture is closed for everybody. */
export function staffPicture({
  image,
  shows,
  withdrawal: withdrawn,
}: Pick<StaffGalleryItem, 'image' | 'shows' | 'withdrawal'>): string {
  return withdrawn || shows === 'no_face' ? drawnPerson : image;
}

/** A deleted item as staff see it, its picture a drawing where no face is shown: `deletedAt` is ISO 8601 in UTC, `deletedBy` a name. */
export const trashedGalleryItem = trashedOf(galleryItem.entries);

export type TrashedGalleryItem = v.InferOutput<typeof trashedGalleryItem>;

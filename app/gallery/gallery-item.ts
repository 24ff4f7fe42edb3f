import * as v from 'valibot';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { textSchema } from '#app/forms/text-schema.ts';

/** How many items the staff's list shows at first, and how many more each press brings. */
export const staffGalleryPage = { first: 8, more: 8 };

/** The longest each text may be, in UTF-16 units. */
export const maxLength = { name: 120, job: 120, country: 80 } as const;

/** Departures before this day are slips of the finger. */
export const earliestDay = '1990-01-01';

/** What staff give for a new item: the person's name and job, the country, the day of departure, the picture. */
export const newGalleryItem = v.object({
  name: textSchema(maxLength.name),
  job: textSchema(maxLength.job),
  country: textSchema(maxLength.country),
  date: calendarDay(earliestDay),
  image: v.pipe(v.string('not_text'), v.nonEmpty('required'), v.maxLength(200, 'unknown_image')),
});

/** What staff change about an item: any of it. */
export const changedGalleryItem = v.partial(newGalleryItem);

export type ChangedGalleryItem = v.InferOutput<typeof changedGalleryItem>;

export type NewGalleryItem = v.InferOutput<typeof newGalleryItem>;

/** An item as everybody may see it. `createdAt` is ISO 8601 in UTC, `image` the 800 px picture. */
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

/** A deleted item as staff see it: `deletedAt` is ISO 8601 in UTC, `deletedBy` an e-mail address. */
export const trashedGalleryItem = v.object({
  ...galleryItem.entries,
  deletedAt: v.string(),
  deletedBy: v.nullable(v.string()),
});

export type TrashedGalleryItem = v.InferOutput<typeof trashedGalleryItem>;

import * as v from 'valibot';
import { hasKey, keysOf } from '#app/config/typed-record.ts';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { contentImage } from '#app/images/content-image.ts';
import { type IconName, iconNames } from '#app/ui/icon/icon-names.ts';
import { dialled } from './dialled.ts';
import { type FactField, type PictureShape, fact, machineOnly } from './fields.ts';
import type { Picture } from './pictures/picture.ts';
import { pageNames } from './kinds/page-names.ts';
import { typedMoment } from './news/typed-moment.ts';

/** A line of text that is the same in both languages. */
export function line(label: Bilingual, hint: Bilingual, longest: number): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'line' },
    v.pipe(v.string('not_text'), v.regex(/\S/, 'required'), v.maxLength(longest, 'too_long')),
  );
}

/** A telephone number as it is shown, in Latin digits and with its country; a link dials its digits. */
export function phone(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'phone' },
    v.pipe(
      v.string('not_text'),
      v.regex(/\S/, 'required'),
      v.check((shown) => /^\+[1-9]\d{7,14}$/.test(dialled(shown)), 'cannot_be_dialled'),
      v.regex(/^\+[\d ()-]+$/, 'cannot_be_dialled'),
    ),
  );
}

export function email(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'email' },
    v.pipe(v.string('not_text'), v.regex(/\S/, 'required'), v.email('not_an_email')),
  );
}

/** An address on the web. */
export function webAddress(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'address' },
    v.pipe(
      v.string('not_text'),
      v.regex(/\S/, 'required'),
      v.url('not_an_address'),
      v.startsWith('https://', 'not_https'),
      v.check(saysWhere, 'hides_where'),
    ),
  );
}

/** Whether a reader sees where an address leads: no name before the site, no look-alike letters in it, nothing invisible. */
function saysWhere(address: string): boolean {
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s\p{C}\\]*)?$/iu.test(address);
}

/** Where a link may lead: a public page of ours, a telephone number or another site. */
export function noticeAddress(label: Bilingual, hint: Bilingual): FactField<string> {
  const isOurs = (address: string) =>
    /^\/(?:[a-z]+\/)?[a-z]*$/.test(address) &&
    hasKey(pageNames, address.split('/').pop() || 'home');
  const isElsewhere = (address: string) =>
    /^tel:\+?\d{6,15}$/.test(address) || (address.startsWith('https://') && URL.canParse(address));
  return fact(
    label,
    hint,
    { kind: 'address' },
    v.pipe(
      v.string('not_text'),
      v.regex(/\S/, 'required'),
      v.check((address) => isOurs(address) || isElsewhere(address), 'not_a_link'),
      v.check((address) => !address.startsWith('https:') || saysWhere(address), 'hides_where'),
    ),
  );
}

/** A moment, typed as a day and a time of day in Dhaka. */
export function moment(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'moment' },
    v.pipe(
      v.string('not_text'),
      v.regex(/\S/, 'required'),
      v.check((text) => typedMoment(text) === text, 'not_a_moment'),
    ),
  );
}

/** A day, as people type it; kept as `yyyy-mm-dd`. */
export function day(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(label, hint, { kind: 'day' }, calendarDay('1900-01-01'));
}

/** A number that is dialled within a country too: `16135` beside `+880 1000-000009`. */
export function shortNumber(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'phone' },
    v.pipe(
      v.string('not_text'),
      v.regex(/\S/, 'required'),
      v.regex(/^\+?\d[\d ()-]{1,24}$/, 'not_a_short_number'),
    ),
  );
}

/** A whole number from `least` to `most`. */
export function wholeNumber(
  label: Bilingual,
  hint: Bilingual,
  { least, most }: { least: number; most: number },
): FactField<number> {
  return fact(
    label,
    hint,
    { kind: 'number' },
    v.pipe(
      v.number('not_a_number'),
      v.integer('not_a_number'),
      v.minValue(least, 'too_small'),
      v.maxValue(most, 'too_large'),
    ),
  );
}

/** What something is called at the end of an address: small letters, digits and hyphens. */
export function addressPart(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'line' },
    v.pipe(v.string('not_text'), v.regex(/\S/, 'required'), v.slug('not_an_address_part')),
  );
}

export function tick(label: Bilingual, hint: Bilingual): FactField<boolean> {
  return fact(label, hint, { kind: 'tick' }, v.boolean('not_a_tick'));
}

/** One of a few values. `names` says what staff read in their place, where it is not the value itself. */
export function choice<const Values extends readonly (string | number)[]>(
  label: Bilingual,
  hint: Bilingual,
  choices: Values,
  names?: Record<Values[number], Bilingual>,
): FactField<Values[number]> {
  const control = { kind: 'choice' as const, choices, ...(names && { names }) };
  return fact(label, hint, control, v.picklist(choices, 'not_a_choice'));
}

/** Any number of a few values, by their names. `otherwise` is the fault of any other value. */
export function choices<Value extends string>(
  label: Bilingual,
  hint: Bilingual,
  { names, otherwise }: { names: Record<Value, Bilingual>; otherwise: string },
): FactField<readonly Value[]> {
  const values = keysOf(names);
  return fact(
    label,
    hint,
    { kind: 'choices', choices: values, names },
    v.pipe(
      v.array(v.picklist(values, otherwise), 'invalid'),
      v.check<Value[], string>((chosen) => new Set(chosen).size === chosen.length, 'key_twice'),
    ),
  );
}

/** One of the shipped icons. */
export function icon(
  label: Bilingual = { en: 'Icon', bn: 'আইকন' },
  hint: Bilingual = { en: 'The small drawing beside it.', bn: 'পাশের ছোট ছবি।' },
): FactField<IconName> {
  return choice(label, hint, iconNames);
}

type PictureChoice = { shape: PictureShape; drawings: readonly string[]; ground?: string };

/** A shipped drawing, or the address of an uploaded picture of this shape. Its words, if any, are a field beside it. */
export function picture(
  label: Bilingual,
  hint: Bilingual,
  choice: PictureChoice,
): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'picture', ...choice },
    v.pipe(
      v.string('not_text'),
      v.check((address) => isOffered(address, choice), 'no_such_picture'),
    ),
  );
}

/** The same, and what an uploaded picture shows in words, or the tick that it is decoration (`picture.ts`). */
export function pictureWithWords(
  label: Bilingual,
  hint: Bilingual,
  choice: PictureChoice,
): FactField<Picture> {
  const address = v.pipe(
    v.string(),
    v.check((one) => contentImage(one)?.shape === choice.shape),
  );
  const uploaded = v.union([
    v.strictObject({ address, en: v.string(), bn: v.string() }),
    v.strictObject({ address, decoration: v.literal(true) }),
  ]);
  return fact(
    label,
    hint,
    { kind: 'picture', hasWords: true, ...choice },
    v.custom<Picture>(
      (value) => (typeof value === 'string' ? isOffered(value, choice) : v.is(uploaded, value)),
      'no_such_picture',
    ),
  );
}

function isOffered(address: string, { shape, drawings }: PictureChoice): boolean {
  return drawings.includes(address) || contentImage(address)?.shape === shape;
}

/** A colour as `#rrggbb`. No page is styled with it: it is drawn in pictures. */
export function colour(label: Bilingual, hint: Bilingual): FactField<string> {
  return fact(
    label,
    hint,
    { kind: 'colour' },
    v.pipe(v.string('not_text'), v.regex(/^#[0-9a-f]{6}$/, 'not_a_colour')),
  );
}

/** Whether a record is a sample that has to be replaced before launch. */
export function sample() {
  return machineOnly(
    tick(
      { en: 'Sample', bn: 'নমুনা' },
      {
        en: 'Untick it once everything here is real.',
        bn: 'এখানকার সব তথ্য আসল হলে টিকটি তুলে দিন।',
      },
    ),
  );
}

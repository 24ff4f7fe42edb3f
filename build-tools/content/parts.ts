import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inProject } from '#bin/bootstrap.mjs';

const iconNames = new Set(
  [
    ...readFileSync(inProject('app/ui/icon/icons.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/g),
  ].map(([, name]) => name),
);

/** Parts of the content schemas. Each message continues a sentence that begins with the field. */
export const filled = v.pipe(v.string(), v.regex(/\S/, 'is empty'));

/** The same text in both languages. */
export const bilingual = v.strictObject({
  en: v.pipe(filled, v.regex(/^[^\u0980-\u09FF]*$/, 'is English and has Bengali letters')),
  bn: v.pipe(filled, v.regex(/[\u0980-\u09FF]/, 'is Bengali and has no Bengali letter')),
});

/** The texts of a page: these names, separated by spaces, are required; more are allowed. */
export function texts(names: string) {
  const entries = names.split(' ').map((name) => [name, bilingual] as const);
  return v.objectWithRest(Object.fromEntries(entries), bilingual);
}

/** The name of an icon in `icons.svg`. */
export const icon = v.pipe(
  filled,
  v.check((name) => iconNames.has(name), 'is not the name of an icon in app/ui/icon/icons.svg'),
);

/** The address of an existing picture of the site. */
export const picture = v.pipe(
  filled,
  v.check(
    (address) => address.startsWith('/') && existsSync(inProject(`public${address}`)),
    'names a picture that is not in public/',
  ),
);

/** A telephone number in international format, as a link dials it. */
export const dialled = v.pipe(
  v.string(),
  v.regex(
    /^\+[1-9]\d{7,14}$/,
    'cannot be dialled: write it like +8801000000001, with the country and without spaces',
  ),
);

export const address = v.pipe(
  v.string(),
  v.url('is not a web address'),
  v.startsWith('https://', 'does not begin with https://'),
);

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A two-letter country code that has a flag. */
export const countryCode = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}$/, 'is not a country code: two small letters'),
  v.check(
    (code) => regionNames.of(code.toUpperCase()) !== undefined,
    'is not the code of a country',
  ),
  v.check(
    (code) => existsSync(inProject(`public/illustrations/flag-${code}.svg`)),
    'names a country whose flag is not in public/illustrations/',
  ),
);

/** Marks a sample record that must be replaced before launch. */
export const sample = v.optional(v.boolean());

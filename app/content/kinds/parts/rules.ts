import type { Bilingual } from '#app/i18n/language.ts';
import { languages } from '#app/i18n/language.ts';
import { slugOf } from '#app/i18n/slug.ts';
import type { Broken } from '#app/content/fields.ts';

/** A name, with the path of the leaf that it stands in. */
export type Named = { path: string; name: Bilingual };

/** Names that stand in a list a second time, in either language. */
export function repeatedNames(names: readonly Named[]): Broken[] {
  return repeated(names, ({ name }) => languages.map((language) => plain(name[language])));
}

/**
 * Names that links cannot tell from another one, or that leave nothing for an address. A link to the form names
 * a job by its English name (`slugOf`).
 */
export function namesWithoutAddress(names: readonly Named[]): Broken[] {
  const empty = names.filter(({ name }) => !/[a-z0-9]/.test(slugOf(name)));
  return [
    ...empty.map(({ path }) => ({ path, code: 'no_latin_letter' })),
    ...repeated(names, ({ name }) => [slugOf(name)]),
  ];
}

/** The `names` of items that stand in a list, with their paths: `namedIn('sectors', sectors)`. */
export function namedIn(
  list: string,
  items: readonly { _key: string; name: Bilingual }[],
): Named[] {
  return items.map(({ _key, name }) => ({ path: `${list}/${_key}/name`, name }));
}

function repeated(names: readonly Named[], formsOf: (named: Named) => string[]): Broken[] {
  return names
    .filter((named, at) => {
      const earlier = names.slice(0, at).map(formsOf);
      return formsOf(named).some((form, index) => earlier.some((forms) => forms[index] === form));
    })
    .map(({ path }) => ({ path, code: 'named_twice' }));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

import { firstGraphemes } from '#app/i18n/graphemes.ts';

/**
 * As much of a name as the person has agreed to show. Where nothing was agreed (`null`) it is the whole name, as with
 * every item from before consent was recorded.
 */
export function shownName(name: string, form: string | null): string {
  if (form === 'first') return firstName(name);
  if (form === 'initials') return initialsOf(name);
  return name;
}

/** The initials of all names: "R. H." of Rakib Hasan. A title in front is no name. */
export function initialsOf(name: string): string {
  return namesIn(name)
    .map((each) => `${firstGraphemes(each, 1).toUpperCase()}.`)
    .join(' ');
}

/** "Md." stands before half of all names here; by itself it would name nobody. */
function firstName(name: string): string {
  return namesIn(name)[0] ?? '';
}

/** The names without titles; the titles where there is nothing else. */
function namesIn(name: string): string[] {
  // The visarga of মোঃ is written together with what follows, as a colon or a stop is.
  const words = name
    .replace(titleWithoutSpace, '$1 ')
    .match(/(?:[\p{L}\p{M}\p{N}'’-]|\u200c|\u200d)+/gu);
  const names = (words ?? []).filter((word) => /\p{L}/u.test(word));
  const real = names.filter((word) => !title.test(word));
  return real.length > 0 ? real : names;
}

const titles =
  'md|mohd|mst|most|mr|mrs|ms|miss|dr|engr|মো|মোঃ|মোহা|মোছা|মোছাঃ|মোসা|মোসাঃ|মুঃ|ডা|ডাঃ|ড|জনাব|জনাবা';

const title = new RegExp(`^(?:${titles})$`, 'iu');

const titleWithoutSpace = new RegExp(`^\\s*(${titles})[.:ঃ]`, 'iu');

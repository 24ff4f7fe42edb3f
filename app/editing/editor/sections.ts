import type { Field, Fields } from '#app/content/fields.ts';
import { fieldsIn } from '#app/content/leaves.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/** A field with its path; its label without the name of its section. */
export type PlacedField = {
  path: string;
  field: Exclude<Field, { type: 'group' }>;
  label: Bilingual;
};

/** Fields that stand together on the page. Without a name: those at its top. */
export type Section = { name: Bilingual | null; fields: PlacedField[] };

/**
 * The fields of a document by section, in their order on the page. A list is a section of its own; texts belong
 * together whose labels begin alike: "Services: heading", "Services: button". A label that stands alone follows those
 * before it.
 */
export function sectionsOf(fields: Fields): Section[] {
  const all = fieldsIn(fields).filter(([path]) => !isSample(path));
  const sections: Section[] = [];
  for (const [path, field] of all) {
    const prefix = prefixOf(field.label);
    const isShared =
      prefix && all.filter(([, one]) => prefixOf(one.label)?.en === prefix.en).length > 1;
    const name = field.type === 'list' ? field.label : isShared ? prefix : null;
    const placed = { path, field, label: isShared ? withoutPrefix(field.label) : field.label };
    const section = sectionFor(sections, name);
    if (section) section.fields.push(placed);
    else sections.push({ name, fields: [placed] });
  }
  return sections;
}

/** The section of this name; without one the last, or after a list the first that has no name either. */
function sectionFor(sections: Section[], name: Bilingual | null): Section | undefined {
  if (name) return sections.find((section) => section.name?.en === name.en);
  const last = sections[sections.length - 1];
  if (last && last.fields[0]?.field.type !== 'list') return last;
  return sections.find((section) => section.name === null);
}

/** The mark of a sample stands as a badge, not as a field. */
export function isSample(path: string): boolean {
  return /(^|\/)sample$/.test(path);
}

function prefixOf({ en, bn }: Bilingual): Bilingual | null {
  const [inEnglish, inBengali] = [en.indexOf(': '), bn.indexOf(': ')];
  return inEnglish < 0 || inBengali < 0
    ? null
    : { en: en.slice(0, inEnglish), bn: bn.slice(0, inBengali) };
}

function withoutPrefix({ en, bn }: Bilingual): Bilingual {
  const rest = en.slice(en.indexOf(': ') + 2);
  return { en: rest.charAt(0).toUpperCase() + rest.slice(1), bn: bn.slice(bn.indexOf(': ') + 2) };
}

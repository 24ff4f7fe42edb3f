import type { Bilingual } from './language.ts';

/**
 * What a name is called in an address, the same in both languages: `Chef/cook` is `chef-cook`. A link names a
 * job or a country by it, and the form finds the name again (`/application?job=chef-cook`).
 */
export function slugOf(name: Bilingual): string {
  return name.en.toLowerCase().replace(/\W+/g, '-');
}

import type { Bilingual } from '#app/i18n/language.ts';
import { sectors } from '#content/sectors.ts';

/**
 * The listed job that somebody means by what they typed, in either language: `plumber`, ` PLUMBER ` and
 * `প্লাম্বার` are one, and so is each half of `Chef/cook`. Undefined for a job that the agency does not list.
 */
export function listedJob(typed: string): Bilingual | undefined {
  return jobsByName.get(comparable(typed));
}

const jobsByName = new Map(
  sectors.flatMap(({ roles }) =>
    roles.flatMap((role) =>
      [role.en, role.bn]
        .flatMap((name) => [name, ...name.split('/')])
        .map((name): [string, Bilingual] => [comparable(name), role]),
    ),
  ),
);

function comparable(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}

import type { Documents } from '#app/content/documents.ts';
import type { Bilingual } from '#app/i18n/language.ts';

type Sectors = Documents['sectors']['sectors'];

/**
 * The listed job that somebody means by what they typed, in either language: `plumber`, ` PLUMBER ` and
 * `প্লাম্বার` are one, and so is each half of `Chef/cook`. Undefined for a job that the agency does not list.
 */
export function listedJob(typed: string, sectors: Sectors): Bilingual | undefined {
  return jobsByName(sectors).get(comparable(typed));
}

/** Made once for the sectors as they are published: a list asks for hundreds of jobs. */
const made = new WeakMap<Sectors, Map<string, Bilingual>>();

function jobsByName(sectors: Sectors): Map<string, Bilingual> {
  const known = made.get(sectors);
  if (known) return known;
  const jobs = sectors.flatMap(({ roles }) =>
    roles.flatMap((role) =>
      [role.en, role.bn]
        .flatMap((name) => [name, ...name.split('/')])
        .map((name): [string, Bilingual] => [comparable(name), role]),
    ),
  );
  made.set(sectors, new Map(jobs));
  return jobsByName(sectors);
}

function comparable(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}

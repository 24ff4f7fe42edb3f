/** The heading under which the notes of the next release are collected. */
const next = /^## Next *$/m;

/** Whether this is a version such as 1.2.3, without any tag (semver.org). */
export const isVersion = (text: string) => /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text);

/** Whether a version comes after another. */
export function isAfter(version: string, other: string): boolean {
  const [these, those] = [version, other].map((text) => text.split('.').map(Number));
  const at = these!.findIndex((number, place) => number !== those![place]);
  return at >= 0 && these![at]! > those![at]!;
}

/** Notes with what stands under "Next" given to a version of that day; unchanged where nothing stands there. */
export function dated(notes: string, version: string, day: string): string {
  return notes.replace(next, `## ${version} (${day})`);
}

/** What the notes say of a version, without its heading; empty where they say nothing. */
export function notesOf(notes: string, version: string): string {
  const sections = notes.split(/^(?=## )/m);
  const section = sections.find((text) => /^## (\S+)/.exec(text)?.[1] === version);
  return section?.replace(/^.*\n/, '').trim() ?? '';
}

import * as v from 'valibot';
import { askNpm } from './npm.ts';

const outdated = v.record(
  v.string(),
  v.looseObject({ current: v.optional(v.string()), latest: v.string() }),
);

const audit = v.looseObject({
  vulnerabilities: v.record(v.string(), v.looseObject({ severity: v.string(), range: v.string() })),
});

/** Which of our own packages have a newer version; null where the registry cannot be asked. */
export async function versionsBehind(): Promise<string[] | null> {
  const told = v.safeParse(outdated, await askNpm('outdated'));
  if (!told.success) return null;
  return Object.entries(told.output).flatMap(([name, { current, latest }]) =>
    // npm names no version of what is not installed here.
    current && isNewer(latest, current) ? [`${name} ${current}, newest ${latest}`] : [],
  );
}

/** Known holes in what is installed; null where the registry cannot be asked. */
export async function knownVulnerabilities(): Promise<string[] | null> {
  const told = v.safeParse(audit, await askNpm('audit'));
  if (!told.success) return null;
  return Object.entries(told.output.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  );
}

/** What a registry calls its latest may be older than what we have. */
function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split(/[.+-]/, 3).map(Number));
  const at = left!.findIndex((number, index) => number !== right![index]);
  return at >= 0 && left![at]! > right![at]!;
}

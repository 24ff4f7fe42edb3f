import { editDistance } from './edit-distance.ts';

/**
 * A sentence for each name that is no setting although somebody meant one: whatever stands in the file `.env`,
 * and what looks like a setting with a slip of a finger in the rest of the environment, which is everybody's.
 */
export function misspeltSettings(
  inFile: string[],
  inEnvironment: string[],
  settings: string[],
): string[] {
  const known = new Set(settings.flatMap((name) => [name, `${name}_FILE`]));
  const unknown = (names: string[]) =>
    names.filter((name) => !known.has(name) && !ofOthers.test(name));
  return [
    ...unknown(inFile).map((name) => {
      const meant = nearest(name, known);
      return `${name} in .env is not a setting of the site${meant ? `: is ${meant} meant?` : '.'}`;
    }),
    ...unknown(inEnvironment)
      .filter((name) => !inFile.includes(name))
      .flatMap((name) => {
        const meant = nearest(name, known);
        return meant
          ? `${name} in the environment is not a setting of the site: is ${meant} meant?`
          : [];
      }),
  ];
}

/** What Node, the tools and the C library read, and the build and compose.yaml. */
const ofOthers =
  /^(NODE_.*|NO_COLOR|FORCE_COLOR|TZ|LANG|LC_.*|SAMPAN_.*|SITE_.*|COMPOSE_.*|COMMIT)$/;

/** One slip in a short name, two in a long one: HOME is not HOST. */
function nearest(name: string, known: Set<string>): string | undefined {
  const upper = name.toUpperCase().replaceAll('-', '_');
  const maxEdits = name.length < 8 ? 1 : 2;
  return [...known].find((setting) => editDistance(upper, setting, maxEdits) <= maxEdits);
}

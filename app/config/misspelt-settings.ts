import { editDistance } from '#app/normalise/edit-distance.ts';

/**
 * A sentence for each name that is probably a misspelt setting: any unknown name in `.env`, and of the rest
 * of the environment, which other programs share, names that resemble a setting.
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

/** Read by Node, the tools, the C library, the build and compose.yaml. */
const ofOthers =
  /^(NODE_.*|NO_COLOR|FORCE_COLOR|TZ|LANG|LC_.*|SAMPAN_.*|SITE_.*|COMPOSE_.*|COMMIT)$/;

/** One edit in a short name, two in a long one, so that HOME is not taken for HOST. */
function nearest(name: string, known: Set<string>): string | undefined {
  const upper = name.toUpperCase().replaceAll('-', '_');
  const maxEdits = name.length < 8 ? 1 : 2;
  return [...known].find((setting) => editDistance(upper, setting, maxEdits) <= maxEdits);
}

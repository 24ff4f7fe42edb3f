import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { signInSettings, signInVariables } from '#app/auth/identity/sign-in-settings.ts';
import { backupSettings, backupVariables } from '#app/backup/backup-settings.ts';
import {
  type ImageStoreKind,
  imageStoreSettings,
  imageStoreVariables,
} from '#app/images/image-store-settings.ts';
import { mailSettings, mailVariables } from '#app/mail/mail-settings.ts';
import { errorCode } from '#app/config/error-code.ts';
import { misspeltSettings } from '#app/config/misspelt-settings.ts';
import { serverSettings, serverVariables } from '#app/config/server-settings.ts';
import { SettingError } from '#app/config/setting.ts';
import { siteSettings, siteVariables } from '#app/config/site-settings.ts';

/** All settings by the names of their variables. Each is defined next to its subject. */
export const variables = {
  ...serverVariables,
  ...mailVariables,
  ...imageStoreVariables,
  ...signInVariables,
  ...siteVariables,
  ...backupVariables,
};

const settings = v.pipe(
  v.object(variables),
  v.transform((values) => {
    const server = serverSettings(values);
    return {
      ...server,
      ...signInSettings(values),
      ...siteSettings(values),
      ...mailSettings(values),
      ...imageStoreSettings(values),
      ...backupSettings(values, server),
    };
  }),
);

/** The operator's settings, validated and with all defaults. `.env.example` explains each. */
export type Settings = v.InferOutput<typeof settings>;

/** The names of all variables that are settings. */
export const settingNames: string[] = Object.keys(variables);

/**
 * Reads `.env` in the working directory, if there is one, and the environment, which has precedence. Warns
 * once on stderr about names that are no settings. Throws a `SettingError`.
 */
export function loadSettings(imageStoreKind?: ImageStoreKind): Settings {
  const inFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const known = Object.keys(process.env);
  for (const [name, value] of Object.entries(inFile)) process.env[name] ??= value;
  warnOnce(misspeltSettings(Object.keys(inFile), known, settingNames));
  return parseSettings(withFiles(process.env), imageStoreKind);
}

/** Whether the operator asks for everything, also where the settings cannot be used. */
export function isDebugging(): boolean {
  return process.env.LOG_LEVEL === 'debug';
}

/** Commands read the settings several times. */
function warnOnce(sentences: string[]): void {
  for (const sentence of sentences) {
    if (!warned.has(sentence)) console.error(sentence);
    warned.add(sentence);
  }
}

const warned = new Set<string>();

/** `NAME_FILE` names a file that contains the value of `NAME`, as containers and systemd pass passwords. */
export function withFiles(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const resolved = { ...environment };
  for (const name of settingNames) {
    const path = resolved[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (resolved[name]?.trim())
      throw new SettingError(`${name}_FILE cannot be set too, because ${name} is.`);
    try {
      resolved[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      throw new SettingError(
        `${name}_FILE names a file that cannot be read (${errorCode(error)}).`,
      );
    }
  }
  return resolved;
}

/**
 * Parses the environment into settings, without side effects. An empty variable counts as absent. Throws a
 * `SettingError` that names the first invalid variable. `imageStoreKind` overrides the image store of the
 * environment, for moving pictures.
 */
export function parseSettings(
  environment: Record<string, string | undefined>,
  imageStoreKind?: ImageStoreKind,
): Settings {
  const asked = imageStoreKind ? { ...environment, IMAGE_STORE: imageStoreKind } : environment;
  const nonEmpty = Object.fromEntries(Object.entries(asked).filter(([, value]) => value?.trim()));
  const result = v.safeParse(settings, nonEmpty, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SettingError(`${v.getDotPath(issue)} ${issue.message}.`);
}

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
import { errorCode } from './error-code.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { serverSettings, serverVariables } from './server-settings.ts';
import { SettingError } from './setting.ts';
import { siteSettings, siteVariables } from './site-settings.ts';

/** Every setting, by the name of its variable. Each states itself where its subject is. */
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
  v.transform((given) => {
    const server = serverSettings(given);
    return {
      ...server,
      ...signInSettings(given),
      ...siteSettings(given),
      ...mailSettings(given),
      ...imageStoreSettings(given),
      ...backupSettings(given, server),
    };
  }),
);

/** What the operator has decided, checked and with every default filled in. `.env.example` explains each. */
export type Settings = v.InferOutput<typeof settings>;

/** From one address, from one network, and from everybody together. */
export type ApplicationLimits = Settings['applicationLimits'];

/** The name of every variable that is a setting. */
export const settingNames: string[] = Object.keys(variables);

/**
 * Reads `.env` in the working directory, if there is one, and the environment, which wins over it. Says on
 * stderr, once, which names there are no settings. Throws a `SettingError`.
 */
export function loadSettings(imageStoreKind?: ImageStoreKind): Settings {
  const inFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const known = Object.keys(process.env);
  for (const [name, value] of Object.entries(inFile)) process.env[name] ??= value;
  warnOnce(misspeltSettings(Object.keys(inFile), known, settingNames));
  return parseSettings(withFiles(process.env), imageStoreKind);
}

/** Commands read the settings several times. */
function warnOnce(sentences: string[]): void {
  for (const sentence of sentences) {
    if (!warned.has(sentence)) console.error(sentence);
    warned.add(sentence);
  }
}

const warned = new Set<string>();

/** `NAME_FILE` names a file with the value of the setting `NAME`, as containers and systemd keep passwords. */
export function withFiles(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const given = { ...environment };
  for (const name of settingNames) {
    const path = given[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (given[name]?.trim())
      throw new SettingError(`${name}_FILE cannot be set too, because ${name} is.`);
    try {
      given[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      throw new SettingError(
        `${name}_FILE names a file that cannot be read (${errorCode(error)}).`,
      );
    }
  }
  return given;
}

/**
 * Turns the environment into settings. Pure. An empty variable counts as absent.
 * Throws a `SettingError` that names the first variable that cannot be used. `imageStoreKind` asks
 * for another image store than the environment names, for moving pictures.
 */
export function parseSettings(
  environment: Record<string, string | undefined>,
  imageStoreKind?: ImageStoreKind,
): Settings {
  const asked = imageStoreKind ? { ...environment, IMAGE_STORE: imageStoreKind } : environment;
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value?.trim()));
  const result = v.safeParse(settings, given, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SettingError(`${v.getDotPath(issue)} ${issue.message}.`);
}

import { expect, test } from 'vitest';
import { settingNames } from '#app/services/env.server.ts';
import { misspeltSettings } from './misspelt-settings.ts';

const sentencesFor = (inFile: string[], inEnvironment: string[] = inFile) =>
  misspeltSettings(inFile, inEnvironment, settingNames);

test.each([
  ['PROT', 'PORT'],
  ['port', 'PORT'],
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['BACKUP_PASSPHRAZE', 'BACKUP_PASSPHRASE'],
  ['DATABASE_URL_FIEL', 'DATABASE_URL_FILE'],
  ['TRUSTED-PROXIES', 'TRUSTED_PROXIES'],
])('%s is told of, with %s, in .env and in the environment', (name, meant) => {
  expect(sentencesFor([name])).toEqual([
    `${name} in .env is not a setting of the site: is ${meant} meant?`,
  ]);
  expect(sentencesFor([], [name])).toEqual([
    `${name} in the environment is not a setting of the site: is ${meant} meant?`,
  ]);
});

test('what is like no setting is told of in .env alone', () => {
  expect(sentencesFor(['COLOUR'])).toEqual(['COLOUR in .env is not a setting of the site.']);
  expect(
    sentencesFor([], ['COLOUR', 'HOME', 'PATH', 'MAIL', 'USER', 'PWD', 'HOSTNAME', 'SHELL']),
  ).toEqual([]);
});

test('settings, their files and what others read are not', () => {
  const names = settingNames.flatMap((name) => [name, `${name}_FILE`]);
  expect(sentencesFor([...names, 'NODE_ENV', 'TZ', 'SITE_DOMAIN', 'SAMPAN_COMMIT'])).toEqual([]);
});

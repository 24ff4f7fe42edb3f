import { createPassportCipher } from '#app/applications/passport-cipher.server.ts';
import { resealPassports, sealedByOlderKeys } from '#app/applications/reseal.server.ts';
import { checkSecrets, dropOlderKeys } from '#app/platform/known-secrets.server.ts';
import {
  newest,
  replaceSecrets,
  withNewKeys,
  withNewestKeys,
} from '#app/platform/secrets.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  resealSecondFactors,
  sealedSecondFactorsByOlderKeys,
} from '#app/staff/reseal-second-factors.server.ts';
import { Refused, WrongUse, readArguments, runCommand, withServices } from './operator/command.ts';

const help = `npm run rotate-keys -- add
npm run rotate-keys -- reseal
npm run rotate-keys -- drop

Changes the key that passport numbers are sealed with and the one that cookies are signed with, in three
steps:

add     makes new keys in secrets.json. Then copy that to every machine and restart the site, every
        process of it: from now on the new ones are used. Make a copy of secrets.json.
reseal  seals all passport numbers and second factors anew. The site may run; the command may be stopped
        and called again.
drop    takes the older keys out of secrets.json, once nothing in the database needs them. Wait a day
        after the restart: whoever signed in or applied before is then done. Where a key has become known,
        do not wait: staff sign in again, and nothing is lost. Older backups need a secrets.json from
        before.`;

const steps: Record<string, (services: Services, path: string) => Promise<void>> = {
  async add({ secrets, database }, path) {
    const next = withNewKeys(secrets);
    await replaceSecrets(path, next);
    await checkSecrets(database.db, next, path);
    console.log(`${named(next)} are the keys now. Restart the site, then: reseal.`);
  },
  async reseal(services) {
    const { database, secrets } = services;
    const [key] = newest(secrets.passportKeys);
    const passports = await resealPassports(database.db, createPassportCipher(secrets), key);
    const factors = await resealSecondFactors(services);
    const what = `${passports} passport numbers and ${factors} second factors`;
    console.log(`${what} are sealed with ${named(secrets)} now.`);
  },
  async drop(services, path) {
    const { database, secrets, now } = services;
    const [key] = newest(secrets.passportKeys);
    const passports = await sealedByOlderKeys(database.db, key);
    const { length: factors } = await sealedSecondFactorsByOlderKeys(services);
    if (passports + factors > 0) {
      const left = `${passports} passport numbers and ${factors} second factors`;
      throw new Refused(`${left} still need an older key: reseal first.`);
    }
    const next = withNewestKeys(secrets);
    await dropOlderKeys(database.db, next, now());
    await replaceSecrets(path, next);
    console.log(`Only ${named(next)} are left. Restart the site.`);
  },
};

await runCommand(help, async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} });
  const step = steps[positionals[0] ?? ''];
  if (!step || positionals.length > 1) throw new WrongUse('Say which step: add, reseal or drop.');
  await withServices((services) => step(services, services.settings.secretsFile));
});

function named({ passportKeys, signingKeys }: Services['secrets']): string {
  return `${newest(passportKeys)[0]} and ${newest(signingKeys)[0]}`;
}

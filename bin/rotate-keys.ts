import { createPassportCipher } from '#app/applications/passport-cipher.server.ts';
import { resealPassports, sealedByOlderKeys } from '#app/applications/reseal.server.ts';
import { checkSecrets, dropOlderKeys } from '#app/platform/known-secrets.server.ts';
import { replaceSecrets, withNewPassportKey } from '#app/platform/secrets.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { Refused, WrongUse, readArguments, runCommand, withServices } from './operator/command.ts';

const help = `npm run rotate-keys -- add
npm run rotate-keys -- reseal
npm run rotate-keys -- drop

Changes the key that passport numbers are sealed with, in three steps:

add     makes a new key in secrets.json. Then copy that to every machine and restart the site, every
        process of it: from now on new numbers are sealed with it. Make a copy of secrets.json.
reseal  seals all numbers anew with it. The site may run; the command may be stopped and called again.
drop    takes the older keys out of secrets.json, once no number needs them. Older backups need a
        secrets.json from before.`;

const steps: Record<string, (services: Services, path: string) => Promise<void>> = {
  async add({ secrets, database }, path) {
    const next = withNewPassportKey(secrets);
    await replaceSecrets(path, next);
    await checkSecrets(database.db, next, path);
    console.log(`${newest(next.passportKeys)} is the key now. Restart the site, then: reseal.`);
  },
  async reseal({ database, secrets }) {
    const key = newest(secrets.passportKeys);
    const count = await resealPassports(database.db, createPassportCipher(secrets), key);
    console.log(`${count} passport numbers are sealed with ${key} now.`);
  },
  async drop({ database, secrets, now }, path) {
    const key = newest(secrets.passportKeys);
    const left = await sealedByOlderKeys(database.db, key);
    if (left > 0)
      throw new Refused(`${left} passport numbers still need an older key: reseal first.`);
    const next = { ...secrets, passportKeys: { [key]: secrets.passportKeys[key]! } };
    await dropOlderKeys(database.db, next, now());
    await replaceSecrets(path, next);
    console.log(`Only ${key} is left. Restart the site.`);
  },
};

await runCommand(help, async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} });
  const step = steps[positionals[0] ?? ''];
  if (!step || positionals.length > 1) throw new WrongUse('Say which step: add, reseal or drop.');
  await withServices((services) => step(services, services.settings.secretsFile));
});

function newest(keys: Record<string, string>): string {
  return Object.keys(keys).at(-1)!;
}

import { isDeepStrictEqual } from 'node:util';
import {
  type UnreadablePassport,
  createPassportCipher,
} from '#app/applications/storage/passport-cipher.server.ts';
import {
  reencryptPassports,
  encryptedByKeys,
} from '#app/applications/storage/reencrypt-passports.server.ts';
import { pinsUnderOlderKeys, rehashPins } from '#app/complaints/storage/rehash-pins.server.ts';
import { byCommand, recordEvent } from '#app/database/event-log.server.ts';
import { checkSecrets, dropOlderKeys } from '#app/config/secret-fingerprints.server.ts';
import { goneMs, outdatedProcesses } from '#app/jobs/running-processes.server.ts';
import {
  beforeSecrets,
  keepSecrets,
  newest,
  readSecrets,
  replaceSecrets,
  withNewKeys,
  withNewestKeys,
} from '#app/config/secrets.server.ts';
import type { Services } from '#app/services/services.server.ts';
import {
  reencryptSecondFactors,
  secondFactorsUnderOlderKeys,
} from '#app/staff/sign-in/reencrypt-second-factors.server.ts';
import { CommandError, UsageError, readArguments, runCommand } from './operator/command.ts';
import { withServices } from './operator/services.ts';

const help = `npm run rotate-keys -- add
npm run rotate-keys -- reseal
npm run rotate-keys -- drop [--give-up-unreadable]

Changes the key that passport numbers are sealed with and the one that cookies are signed with, in three
steps, and not in one go: between them every process of the site is restarted.

add     makes new keys in secrets.json. Then copy that to every machine and restart the site, every
        process of it: from now on the new ones are used. Make a copy of secrets.json.
reseal  seals all passport numbers, second factors and PINs of complaints anew. The site may run; the command may be stopped
        and called again. What cannot be read is named, and stays as it is; the exit code is then 1.
drop    takes the older keys out of secrets.json, once nothing in the database needs them and no process
        runs without the new ones; until then it refuses and changes nothing. The file as it was is kept
        beside it, as secrets.json.before. Wait a day after the restart: whoever signed in or applied
        before is then done. Where a key has become known, do not wait: staff sign in again, and nothing
        is lost. Older backups need a secrets.json from before.

--give-up-unreadable  drops the older keys although some passport numbers or second factors that they
                      have sealed cannot be read.`;

type Secrets = Services['secrets'];
type Step = (services: Services, path: string, givesUp: boolean) => Promise<void>;

const steps: Record<string, Step> = {
  async add(services, path) {
    const { secrets, database } = services;
    const next = withNewKeys(secrets);
    await replaceSecrets(path, next);
    await checkSecrets(database.db, next, path);
    await note(services, 'keys.added', next);
    console.log(
      `${named(next)} are the keys now. Copy ${path} to every machine, restart every process of the site, then: reseal.`,
    );
  },
  async reseal(services, path) {
    const { database, secrets } = services;
    const unreadable: UnreadablePassport[] = [];
    const cipher = createPassportCipher(await withKeysBefore(secrets, path), (passport) =>
      unreadable.push(passport),
    );
    const passports = await reencryptPassports(
      database.db,
      cipher,
      newest(secrets.passportKeys)[0],
    );
    const factors = await reencryptSecondFactors(services);
    const pins = await rehashPins(database.db, secrets);
    await note(services, 'keys.resealed', secrets);
    const what = `${passports} passport numbers, ${factors.reencrypted} second factors and the PINs of ${pins.rehashed} complaints`;
    console.log(`${what} are sealed with ${named(secrets)} now.`);
    if (pins.lost > 0)
      console.log(`${pins.lost} older PINs of complaints no longer match after drop.`);
    refuseUnreadable(unreadable, factors.unreadable, 'They stay as they are.');
  },
  async drop(services, path, givesUp) {
    const { database, secrets, now } = services;
    const next = withNewestKeys(secrets);
    // Else the file from before would be replaced by this one, and with it the only copy of the older keys.
    if (isDeepStrictEqual(next, secrets)) return console.log('There are no older keys.');
    await dropOlderKeys(database, next, now(), async (transaction) => {
      refuseOutdated(await outdatedProcesses(transaction, now()));
      await refuseUnderOlderKeys(
        { ...services, database: { ...database, db: transaction } },
        givesUp,
      );
      await keepSecrets(path);
    });
    await replaceSecrets(path, next);
    await note(services, 'keys.dropped', next);
    console.log(
      `Only ${named(next)} are left; the file from before is ${beforeSecrets(path)}. Copy ${path} to every machine and to where your backups are, and restart the site.`,
    );
  },
};

/** Logs which keys are the newest now. */
function note({ database, now }: Services, action: string, secrets: Secrets) {
  return recordEvent(database.db, { ...byCommand, action, subject: named(secrets) }, now());
}

await runCommand(help, async () => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { 'give-up-unreadable': { type: 'boolean' } },
  });
  const step = steps[positionals[0] ?? ''];
  if (!step || positionals.length > 1) throw new UsageError('Say which step: add, reseal or drop.');
  const givesUp = values['give-up-unreadable'] === true;
  await withServices((services) => step(services, services.settings.secretsFile, givesUp));
});

/** Adds the keys kept before dropping, with which an outdated process may still have encrypted. */
async function withKeysBefore(secrets: Secrets, path: string): Promise<Secrets> {
  const before = await readSecrets(beforeSecrets(path));
  // The last key encrypts, so earlier ones come first.
  return { ...secrets, passportKeys: { ...before?.passportKeys, ...secrets.passportKeys } };
}

function refuseOutdated(outdated: Awaited<ReturnType<typeof outdatedProcesses>>): void {
  if (outdated.length === 0) return;
  const silent = outdated.map(({ silentSeconds }) => `${silentSeconds} s`).join(', ');
  throw new CommandError(
    `Nothing is dropped: ${outdated.length} running processes have not loaded the new keys (last heard of ${silent} ago). Restart every process of the site, then: reseal, and drop again. One that was killed counts as gone after ${goneMs / 1000} s.`,
  );
}

/** Throws while rows need an older key; `givesUp` tolerates rows that no key decrypts. */
async function refuseUnderOlderKeys(services: Services, givesUp: boolean): Promise<void> {
  const { database, secrets } = services;
  const [newestKey] = newest(secrets.passportKeys);
  const older = Object.keys(secrets.passportKeys).filter((name) => name !== newestKey);
  const { readable, unreadable } = await encryptedByKeys(database.db, secrets, older);
  // Reencrypt the second factors that can be read, before the others are given up.
  if (givesUp) await reencryptSecondFactors(services);
  const factors = givesUp ? [] : await secondFactorsUnderOlderKeys(services);
  const pins = await pinsUnderOlderKeys(database.db, secrets);
  if (readable + factors.length + pins.length > 0) {
    const left = `${readable} passport numbers, ${factors.length} second factors and ${pins.length} PINs of complaints`;
    throw new CommandError(
      `Nothing is dropped: ${left} still need an older key. Call reseal first.`,
    );
  }
  if (!givesUp) {
    const advice = 'Repair or delete those applications, or call drop with --give-up-unreadable.';
    refuseUnreadable(unreadable, [], `Nothing is dropped. ${advice}`);
  }
}

function refuseUnreadable(
  passports: UnreadablePassport[],
  factors: string[],
  consequence: string,
): void {
  if (passports.length + factors.length === 0) return;
  const reasons = { key_missing: 'its key is missing', not_authentic: 'damaged or of another row' };
  const lines = [
    ...passports.map(({ application, code }) => `application ${application}: ${reasons[code]}`),
    ...factors.map((id) => `second factor ${id}`),
  ];
  throw new CommandError(
    [`${lines.length} could not be read. ${consequence}`, ...lines].join('\n'),
  );
}

function named({ passportKeys, signingKeys }: Secrets): string {
  return `${newest(passportKeys)[0]} and ${newest(signingKeys)[0]}`;
}

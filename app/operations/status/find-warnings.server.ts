import { isMissed } from '#app/backup/missed-backup.server.ts';
import { licenceEnd } from '#app/content/shelf-life/licence-state.ts';
import { lowSpace } from '#app/disk/free-space.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { lacksEncryption } from '#app/mail/mail-encryption.ts';
import { type SiteFacts, type Warning, warnings } from './site-status.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Fewer are normal: a few browsers fail at every site because of their extensions. */
const manyErrors = 20;

/** The current warnings, worst first. */
export function findWarnings(facts: SiteFacts, now: Date): Warning[] {
  const { backup, drill, housekeeping, mail, mailTest, secondPlace } = facts;
  const isOlder = (moment: string | null, ms: number) =>
    moment !== null && now.getTime() - Date.parse(moment) > ms;
  // An operator of PostgreSQL has their own backups, unless they have begun to use ours.
  const isOurs = facts.backsUpDaily || backup.succeededAt !== null;
  // Then `mail_not_encrypted` already explains the failed test.
  const isTestUnencrypted = mailTest.failedAt !== null && lacksEncryption(mailTest.code);
  const end = facts.hasLicence ? licenceEnd(facts.licenceUntil, todayInDhaka(now)) : 'far';
  const holds: Record<Warning, boolean> = {
    disk_low: facts.freeBytes !== null && facts.freeBytes < lowSpace,
    // The first backup follows soon after the start; until then nothing is wrong.
    no_backup: isOlder(backup.succeededAt, 2 * day),
    backup_failed: backup.failedAt !== null,
    second_place_missed:
      isOlder(secondPlace.succeededAt, day) ||
      (secondPlace.failedAt !== null && isMissed('second-place', secondPlace.succeededAt, now)),
    drill_failed: drill.failedAt !== null,
    no_drill: isOurs && drill.succeededAt === null && drill.failedAt === null,
    origin_not_https: facts.reachedBy === 'http',
    origin_missing: facts.reachedBy === 'unknown-address',
    backup_not_encrypted: isOurs && !facts.encryptsBackups,
    backups_tell_passports: facts.keyedHashes.plainBackups > 0,
    keys_outdated: facts.outdatedProcesses > 0,
    mail_not_delivered: !mail.delivers,
    mail_not_encrypted: isTestUnencrypted || lacksEncryption(mail.code),
    mail_test_failed: mailTest.failedAt !== null && !isTestUnencrypted,
    queue_stuck: isOlder(mail.oldestAt, hour),
    mails_lost: mail.failed + mail.unknown > 0,
    browser_errors: facts.browserErrors.failed >= manyErrors,
    housekeeping_failed: housekeeping.failedAt !== null,
    housekeeping_late: isOlder(housekeeping.succeededAt, day),
    fonts_failed: facts.fonts.failedAt !== null,
    licence_over: end === 'past',
    licence_near_its_end: end === 'near',
    licence_ending: end === 'in_sight',
    licence_missing: !facts.hasLicence,
  };
  return warnings.filter((name) => holds[name]);
}

import { lowSpace } from '#app/platform/free-space.server.ts';
import { type SiteFacts, type Warning, warnings } from './site-status.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What is wrong, the worst first. */
export function findWarnings(facts: SiteFacts, now: Date): Warning[] {
  const { backup, drill, housekeeping, mail, mailTest } = facts;
  const isOlder = (moment: string | null, ms: number) =>
    moment !== null && now.getTime() - Date.parse(moment) > ms;
  // Whoever runs PostgreSQL backs it up in their own way, unless they have begun with ours.
  const isOurs = facts.backsUpDaily || backup.succeededAt !== null;
  const holds: Record<Warning, boolean> = {
    disk_low: facts.freeBytes !== null && facts.freeBytes < lowSpace,
    // The first one is made soon after the start; until then nothing is wrong.
    no_backup: isOlder(backup.succeededAt, 2 * day),
    backup_failed: backup.failedAt !== null,
    drill_failed: drill.failedAt !== null,
    no_drill: isOurs && drill.succeededAt === null && drill.failedAt === null,
    mail_not_delivered: !mail.delivers,
    mail_test_failed: mailTest.failedAt !== null,
    queue_stuck: mail.announces && isOlder(mail.oldestAt, hour),
    mails_lost: mail.failed + mail.unknown > 0,
    housekeeping_failed: housekeeping.failedAt !== null,
    housekeeping_late: isOlder(housekeeping.succeededAt, day),
  };
  return warnings.filter((name) => holds[name]);
}

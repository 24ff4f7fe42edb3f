import { join } from 'node:path';
import { monthsByStage } from '#app/applications/retention.ts';
import { forgetLists } from '#app/applications/import/import-parts.server.ts';
import {
  eraseExpiredApplications,
  eraseOnRequest,
  eraseTrashedApplications,
} from '#app/applications/storage/erase-applications.server.ts';
import {
  forgetSubmissions,
  keySubmissions,
} from '#app/applications/storage/keyed-submissions.server.ts';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import {
  eraseClosedComplaints,
  eraseTrashedComplaints,
} from '#app/complaints/desk/erase-complaints.server.ts';
import { forgetComplainants } from '#app/complaints/desk/forget-complainant.server.ts';
import {
  eraseExpiredMessages,
  eraseTrashedMessages,
} from '#app/contact/storage/erase-messages.server.ts';
import { eraseDiscardedDrafts } from '#app/editing/history/erase-revision.server.ts';
import { eraseTrashedNotices } from '#app/editing/notices/erase-notices.server.ts';
import {
  eraseWithdrawn,
  eraseTrashedGallery,
} from '#app/gallery/consent/erase-withdrawn.server.ts';
import { eraseTrashedJobOrders } from '#app/job-orders/erase-job-orders.server.ts';
import { noteEnds } from '#app/job-orders/job-order-changes.server.ts';
import { sweepUnusedImages } from '#app/images/unused-images.server.ts';
import { removeStaleFiles } from '#app/backup/stale-files.server.ts';
import { errorCode } from '#app/config/error-code.ts';
import { readOwnerSettings } from '#app/owner-settings/stored-settings.server.ts';
import { removeOldMails } from '#app/mail/file-mailer.server.ts';
import { forgetLostMails } from '#app/mail/outbox.server.ts';
import { forgetOldWindows } from '#app/limits/rate-limit.server.ts';
import { type Task, TaskFailed } from '#app/jobs/scheduler.server.ts';
import type { Services } from '#app/services/services.server.ts';
import type { TaskRecord } from '#app/jobs/task-record.server.ts';
import { forgetExpiredAccess } from '#app/staff/expired-access.server.ts';
import { holdPendingSettings } from '#app/settings/pending-settings.server.ts';
import { forgetBrowserErrors } from './browser-errors/browser-errors.server.ts';

const hour = 3_600_000;

type SweepServices = Pick<Services, 'database' | 'images' | 'log' | 'now' | 'secrets' | 'settings'>;

/** Deletes expired data every hour. */
export function housekeepingTask(services: SweepServices): Task {
  return {
    name: 'housekeeping',
    isDue: isHousekeepingDue,
    run: (stopping) => runHousekeeping(services, stopping),
  };
}

/** Ignores a start in the future, recorded while the clock was ahead. */
function isHousekeepingDue(last: TaskRecord | undefined, now: Date): boolean {
  const age = now.getTime() - Date.parse(last?.startedAt ?? '');
  return !(age >= 0 && age < hour);
}

/** Deletes a batch of one kind and returns how many; called again until it returns 0. */
type Sweep = (services: SweepServices, now: Date) => Promise<number>;

const sweeps: Record<string, Sweep> = {
  // Before what they erase.
  settings: ({ database, settings }, now) => holdPendingSettings(database.db, settings, now),
  trash: ({ database }, now) => eraseTrashedApplications(database.db, now, forgetComplainants),
  expired: async ({ database, settings }, now) => {
    const months = monthsByStage(await readOwnerSettings(database.db, settings));
    return eraseExpiredApplications(database.db, months, now, forgetComplainants);
  },
  onRequest: ({ database }, now) => eraseOnRequest(database.db, now, forgetComplainants),
  messageTrash: ({ database }, now) => eraseTrashedMessages(database.db, now),
  expiredMessages: async ({ database, settings }, now) => {
    const { retentionNew } = await readOwnerSettings(database.db, settings);
    return eraseExpiredMessages(database.db, retentionNew, now);
  },
  complaintTrash: ({ database }, now) => eraseTrashedComplaints(database.db, now),
  complaints: ({ database }, now) => eraseClosedComplaints(database.db, now),
  // For rows written by a process of an earlier version that ran next to the first one of this version.
  hashes: ({ database, secrets }) => keySubmissions(database.db, createPassportCipher(secrets)),
  lists: ({ database }, now) => forgetLists(database.db, now),
  submissions: ({ database }, now) => forgetSubmissions(database.db, now),
  withdrawn: ({ database, images }, now) => eraseWithdrawn(database.db, images, now),
  gallery: ({ database }, now) => eraseTrashedGallery(database.db, now),
  jobOrderEnds: ({ database }, now) => noteEnds(database.db, now),
  jobOrderTrash: ({ database }, now) => eraseTrashedJobOrders(database.db, now),
  pictures: ({ database, images }, now) => sweepUnusedImages(database.db, images, now),
  discardedDrafts: ({ database }, now) => eraseDiscardedDrafts(database.db, now),
  notices: ({ database }, now) => eraseTrashedNotices(database.db, now),
  access: ({ database }, now) => forgetExpiredAccess(database.db, now),
  limits: ({ database }, now) => forgetOldWindows(database.db, now),
  browserErrors: ({ database }, now) => forgetBrowserErrors(database.db, now),
  mails: ({ database }, now) => forgetLostMails(database.db, now),
  mailFiles: ({ settings }, now) => removeOldMails(join(settings.dataDir, 'mail'), now),
  leftovers: ({ settings }, now) => removeStaleFiles(settings, now),
};

/** Strangers can create these without limit, so they are deleted until none is left. */
const withoutEnd = new Set(['limits']);

/**
 * Bounds the batches per run, so that a clock that jumps years ahead does not delete everything before
 * somebody notices, and a shutdown need not wait long. Allows a thousand applications an hour, and as
 * many from the trash and on request.
 */
const maxBatches = 20;

/** A failure of one kind does not stop the others. Throws at the end with the first error's code. */
async function runHousekeeping(services: SweepServices, stopping: AbortSignal): Promise<string> {
  const taken: string[] = [];
  let failure: string | undefined;
  for (const [name, sweep] of Object.entries(sweeps)) {
    const maxRuns = withoutEnd.has(name) ? Infinity : maxBatches;
    let count = 0;
    try {
      for (let batches = 0; batches < maxRuns && !stopping.aborted; batches += 1) {
        const swept = await sweep(services, services.now());
        if (swept === 0) break;
        count += swept;
      }
    } catch (error) {
      services.log.error({ err: error, sweep: name }, 'housekeeping');
      failure ??= `${name}: ${errorCode(error) ?? 'failed'}`;
    }
    if (count > 0) taken.push(`${name} ${count}`);
  }
  if (failure) throw new TaskFailed(failure);
  return taken.join(', ') || 'nothing';
}

import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { launchPoints } from './launch.ts';
import { warnings } from './site-status.ts';
import { sendTestMail, siteStatus } from './status.server.ts';

const moment = v.nullable(v.string());
const task = v.object({ succeededAt: moment, failedAt: moment, code: v.nullable(v.string()) });

const status = v.object({
  version: v.object({ number: v.string(), commit: moment, builtAt: moment }),
  database: v.picklist(['sqlite', 'postgres']),
  images: v.picklist(['disk', 's3', 'image-host']),
  picturesStay: v.boolean(),
  freeBytes: v.nullable(v.number()),
  backsUpDaily: v.boolean(),
  encryptsBackups: v.boolean(),
  reachedBy: v.picklist(['https', 'this-machine', 'http', 'unknown-address']),
  retentionMonths: v.number(),
  backup: task,
  secondPlace: v.object({ ...task.entries, kind: v.picklist(['folder', 's3', 'none']) }),
  drill: task,
  housekeeping: task,
  fonts: task,
  mailTest: task,
  hasLicence: v.boolean(),
  licenceUntil: v.nullable(v.string()),
  outdatedProcesses: v.number(),
  keyedHashes: v.object({ replacedAt: moment, plainBackups: v.number() }),
  mail: v.object({
    delivers: v.boolean(),
    announces: v.boolean(),
    waiting: v.number(),
    oldestAt: moment,
    code: v.nullable(v.string()),
    failed: v.number(),
    unknown: v.number(),
    lostAboutContent: v.number(),
  }),
  browserErrors: v.object({
    failed: v.number(),
    others: v.number(),
    tooOld: v.number(),
    code: v.nullable(v.string()),
  }),
  askedAt: v.string(),
  warnings: v.array(v.picklist(warnings)),
  openPoints: v.pipe(
    v.array(v.picklist(launchPoints)),
    v.description('What is still to do before the site opens'),
  ),
});

const mailTest = v.object({
  status: v.picklist(['accepted', 'refused', 'unknown']),
  code: v.nullable(v.string()),
});

/** So that nobody floods the office's mailbox. */
const maxTests = { hits: 5, windowSeconds: 600 };

/** The state of the site, for staff. */
export const statusRoutes = staffRoutes('Site')
  .route(
    'GET /api/status',
    {
      summary: 'How the site is: disk, backups, mail, queue, version, and what should be put right',
      answer: ok(status, 'The state of the site'),
    },
    ({ services }) => siteStatus(services),
  )
  .route(
    'POST /api/status/test-mail',
    {
      summary: 'Send a test mail to the office; at most 5 in 10 minutes',
      answer: ok(mailTest, 'What became of it'),
      refuses: ['too_many'],
    },
    async ({ services, db, now, refuse }) => {
      const { hits, windowSeconds } = maxTests;
      const count = await services.limiter.count('mail-test', '', windowSeconds, now, hits);
      if (count.hits > hits) throw refuse('too_many', count);
      return sendTestMail(db, services);
    },
  );

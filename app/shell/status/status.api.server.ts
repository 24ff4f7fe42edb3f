import * as v from 'valibot';
import { Refusal, apiDoor, described } from '#app/platform/api.server.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
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
  drill: task,
  housekeeping: task,
  mailTest: task,
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
  }),
  browserErrors: v.object({
    failed: v.number(),
    others: v.number(),
    tooOld: v.number(),
    code: v.nullable(v.string()),
  }),
  askedAt: v.string(),
  warnings: v.array(v.picklist(warnings)),
});

const mailTest = v.object({
  status: v.picklist(['accepted', 'refused', 'unknown']),
  code: v.nullable(v.string()),
});

/** So that nobody fills the office's mailbox with it. */
const mostTests = { hits: 5, windowSeconds: 600 };

/** `/api/status`: how the site is, for staff. */
export const statusDoor = apiDoor()
  .get(
    '/',
    described(
      'How the site is: disk, backups, mail, queue, version, and what should be put right',
      { 200: { description: 'The state of the site', schema: status } },
      [401],
    ),
    requireStaff,
    async (c) => c.json(await siteStatus(c.env.services)),
  )
  .post(
    '/test-mail',
    described(
      'Send a test mail to the office; at most 5 in 10 minutes',
      { 200: { description: 'What became of it', schema: mailTest } },
      [401, 403, 429],
    ),
    requireStaff,
    async (c) => {
      const { limiter, now } = c.env.services;
      const { hits, windowSeconds } = mostTests;
      const count = await limiter.count('mail-test', '', windowSeconds, now());
      if (count.hits > hits) throw new Refusal(429, 'too_many', [], count.retryAfterSeconds);
      return c.json(await sendTestMail(c.env.services));
    },
  );

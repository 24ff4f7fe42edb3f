import type { Context } from 'hono';
import * as v from 'valibot';
import {
  type ApiEnvironment,
  Refusal,
  apiDoor,
  checked,
  described,
  jsonBody,
  readJson,
} from '#app/platform/api.server.ts';
import { fieldError } from '#app/platform/problem.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
import { disableAccount, enableAccount, listAccounts } from './manage-staff.server.ts';
import { mustProveOneself, requireOwnAccounts } from './prove-oneself.api.server.ts';
import { secret } from './secret-text.ts';
import {
  type MadeLink,
  forgetLink,
  inviteStaff,
  linkToReset,
  openInvitations,
  withdrawInvitation,
} from './staff-links.server.ts';
import { mailLink, mailReachesStaff } from './staff-mail.server.ts';

const invitation = v.object({
  email: v.pipe(
    v.string('not_text'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(254, 'too_long'),
    v.rfcEmail('invalid_email'),
  ),
  password: secret,
});

const ownPassword = v.object({ password: secret });

const accounts = v.object({
  staff: v.array(
    v.object({
      id: v.string(),
      email: v.string(),
      name: v.string(),
      disabledAt: v.nullable(v.string()),
      mustChangePassword: v.boolean(),
      hasSecondFactor: v.boolean(),
      lastSignInAt: v.nullable(v.string()),
      invitedBy: v.nullable(v.string()),
    }),
  ),
  invitations: v.array(
    v.object({
      _id: v.string(),
      email: v.string(),
      expiresAt: v.string(),
      invitedBy: v.nullable(v.string()),
    }),
  ),
});

/** Until when the link works; where it leads only where it could not be mailed to its owner. */
const madeLink = v.object({
  path: v.nullable(v.string()),
  expiresAt: v.string(),
  isMailed: v.boolean(),
});

const changed = v.object({ modifiedCount: v.number() });

/** `/api/staff`: the accounts of all staff, for staff. There are no finer roles. */
export const accountsDoor = apiDoor()
  .get(
    '/',
    described(
      'The accounts of staff and the open invitations',
      { 200: { description: 'Accounts and invitations, by e-mail', schema: accounts } },
      [401],
    ),
    requireStaff,
    async (c) => {
      const { database, now } = c.env.services;
      const [staff, invitations] = await Promise.all([
        listAccounts(database.db),
        openInvitations(database.db, now()),
      ]);
      return c.json({ staff, invitations });
    },
  )
  .post(
    '/invitations',
    described(
      'Invite somebody: a one-time link, valid for 72 hours, is mailed, or shown where no mail is delivered',
      { 201: { description: 'The link, or that it has been mailed', schema: madeLink } },
      [400, 401, 403, 409, 413, 415, 422, 429],
      { requestBody: jsonBody(invitation) },
    ),
    requireStaff,
    requireOwnAccounts,
    async (c) => {
      const { services } = c.env;
      const { email, password } = checked(invitation, await readJson(c.req.raw));
      await mustProveOneself(c, 'password', password);
      const link = await inviteStaff(services.database.db, email, c.var.staff.id, services.now());
      if (!link) throw new Refusal(422, 'invalid_input', [fieldError('email', 'has_account')]);
      return c.json(await handOver(c, { ...link, email, isInvitation: true }), 201);
    },
  )
  .delete(
    '/invitations/:id',
    described(
      'Take an invitation back',
      {
        200: {
          description: 'How many were taken back',
          schema: v.object({ deletedCount: v.number() }),
        },
      },
      [401, 404],
    ),
    requireStaff,
    async (c) => {
      const { database, now } = c.env.services;
      const { id } = c.req.param();
      const deletedCount = await withdrawInvitation(database.db, id, c.var.staff.id, now());
      return c.json({ deletedCount });
    },
  )
  .post(
    '/:id/reset-link',
    described(
      'Make a one-time link by which somebody chooses a new password, mailed to them, or shown where no mail is delivered; the old password works until then',
      { 201: { description: 'The link, or that it has been mailed', schema: madeLink } },
      [400, 401, 403, 404, 409, 413, 415, 422, 429],
      { requestBody: jsonBody(ownPassword) },
    ),
    requireStaff,
    requireOwnAccounts,
    async (c) => {
      const { services } = c.env;
      const { password } = checked(ownPassword, await readJson(c.req.raw));
      await mustProveOneself(c, 'password', password);
      const { id } = c.req.param();
      const link = await linkToReset(services.database.db, id, c.var.staff.id, services.now());
      if (!link) throw new Refusal(404, 'not_found');
      return c.json(await handOver(c, { ...link, isInvitation: false }), 201);
    },
  )
  .post(
    '/:id/disable',
    described(
      'Bar an account and end its sessions at once; never one’s own, nor the last one',
      {
        200: {
          description: 'How many were barred, and how many of their links were withdrawn',
          schema: v.object({ modifiedCount: v.number(), withdrawnLinks: v.number() }),
        },
      },
      [401, 404, 409],
    ),
    requireStaff,
    async (c) => {
      const { database, now } = c.env.services;
      const by = { actor: c.var.staff.id };
      const done = await disableAccount(database.db, c.req.param('id'), by, now());
      if (done === 'yourself') throw new Refusal(409, 'own_account');
      if (done === 'last') throw new Refusal(409, 'last_account');
      if (done === 'already') return c.json({ modifiedCount: 0, withdrawnLinks: 0 });
      return c.json({ modifiedCount: 1, ...done });
    },
  )
  .post(
    '/:id/enable',
    described(
      'Let an account sign in again',
      { 200: { description: 'How many can', schema: changed } },
      [401, 404],
    ),
    requireStaff,
    async (c) => {
      const { database, now } = c.env.services;
      const { id } = c.req.param();
      const modifiedCount = await enableAccount(database.db, id, { actor: c.var.staff.id }, now());
      return c.json({ modifiedCount });
    },
  );

/**
 * Mails the link to its owner, and to nobody else: whoever makes it sees it only where no mail is
 * delivered. A link whose mail is not surely on its way is taken back.
 */
async function handOver(
  c: Context<ApiEnvironment>,
  link: MadeLink & { email: string; isInvitation: boolean },
): Promise<v.InferOutput<typeof madeLink>> {
  const { services } = c.env;
  const { path, expiresAt, email } = link;
  if (!mailReachesStaff(services)) return { path, expiresAt, isMailed: false };
  const origin = new URL(c.req.url).origin;
  if (await mailLink(services, email, { ...link, madeBy: c.var.staff.email }, origin)) {
    return { path: null, expiresAt, isMailed: true };
  }
  await forgetLink(services.database.db, link);
  throw new Refusal(503, 'mail_not_sent');
}

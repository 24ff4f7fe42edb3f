import * as v from 'valibot';
import {
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
import {
  inviteStaff,
  linkToReset,
  openInvitations,
  withdrawInvitation,
} from './staff-links.server.ts';
import { mailLink } from './staff-mail.server.ts';

const invitation = v.object({
  email: v.pipe(
    v.string('not_text'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(254, 'too_long'),
    v.rfcEmail('invalid_email'),
  ),
});

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
    }),
  ),
  invitations: v.array(v.object({ _id: v.string(), email: v.string(), expiresAt: v.string() })),
});

/** Where the link leads, until when, and whether it has been mailed too. */
const madeLink = v.object({ path: v.string(), expiresAt: v.string(), isMailed: v.boolean() });

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
      'Invite somebody: makes a one-time link, valid for 72 hours, and mails it where mail is delivered',
      { 201: { description: 'The link, shown only this once', schema: madeLink } },
      [400, 401, 403, 413, 415, 422],
      { requestBody: jsonBody(invitation) },
    ),
    requireStaff,
    async (c) => {
      const { services } = c.env;
      const { email } = checked(invitation, await readJson(c.req.raw));
      const link = await inviteStaff(services.database.db, email, c.var.staff.id, services.now());
      if (!link) throw new Refusal(422, 'invalid_input', [fieldError('email', 'has_account')]);
      const origin = new URL(c.req.url).origin;
      const isMailed = await mailLink(services, email, { ...link, isInvitation: true }, origin);
      return c.json({ path: link.path, expiresAt: link.expiresAt, isMailed }, 201);
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
      'Make a one-time link by which somebody chooses a new password; the old one works until then',
      { 201: { description: 'The link, shown only this once', schema: madeLink } },
      [401, 404],
    ),
    requireStaff,
    async (c) => {
      const { services } = c.env;
      const { id } = c.req.param();
      const link = await linkToReset(services.database.db, id, c.var.staff.id, services.now());
      if (!link) throw new Refusal(404, 'not_found');
      const origin = new URL(c.req.url).origin;
      const isMailed = await mailLink(
        services,
        link.email,
        { ...link, isInvitation: false },
        origin,
      );
      return c.json({ path: link.path, expiresAt: link.expiresAt, isMailed }, 201);
    },
  )
  .post(
    '/:id/disable',
    described(
      'Bar an account and end its sessions at once; never one’s own, nor the last one',
      { 200: { description: 'How many were barred', schema: changed } },
      [401, 404, 409],
    ),
    requireStaff,
    async (c) => {
      const { database, now } = c.env.services;
      const done = await disableAccount(database.db, c.req.param('id'), c.var.staff.id, now());
      if (done === 'yourself') throw new Refusal(409, 'own_account');
      if (done === 'last') throw new Refusal(409, 'last_account');
      return c.json({ modifiedCount: done === 'disabled' ? 1 : 0 });
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
      const modifiedCount = await enableAccount(database.db, id, c.var.staff.id, now());
      return c.json({ modifiedCount });
    },
  );

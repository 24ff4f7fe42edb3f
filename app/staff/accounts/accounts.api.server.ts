import * as v from 'valibot';
import { created, ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { roles } from '#app/auth/staff-member.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { type StaffScope, ownerRoutes } from '#app/http/routes.server.ts';
import { changeRole } from './change-role.server.ts';
import { disableAccount, enableAccount } from './disable-account.server.ts';
import { listAccounts } from './list-accounts.server.ts';
import {
  mustProveOneself,
  ownAccountsOnly,
  proofRefusals,
} from '../own-account/prove-oneself.api.server.ts';
import { secret } from '../secret-schema.ts';
import {
  type MadeLink,
  forgetLink,
  inviteStaff,
  linkToReset,
  openInvitations,
  withdrawInvitation,
} from './links.server.ts';
import { mailLink, mailReachesStaff } from '../staff-mail.server.ts';

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

const newRole = v.object({ role: v.picklist(roles, 'unknown_role') });

const accounts = v.object({
  staff: v.array(
    v.object({
      id: v.string(),
      email: v.string(),
      name: v.string(),
      role: v.picklist(roles),
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

/** When the link expires; its path only if it could not be mailed to its owner. */
const madeLink = v.object({
  path: v.nullable(v.string()),
  expiresAt: v.string(),
  isMailed: v.boolean(),
});

/** Routes for the accounts of all staff: whoever can reset an owner's password is an owner. */
export const accountRoutes = ownerRoutes('Accounts')
  .route(
    'GET /api/staff',
    {
      summary: 'The accounts of staff and the open invitations',
      answer: ok(accounts, 'Accounts and invitations, by e-mail'),
    },
    async ({ db, now }) => {
      const [staff, invitations] = await Promise.all([listAccounts(db), openInvitations(db, now)]);
      return { staff, invitations };
    },
  )
  .route(
    'POST /api/staff/invitations',
    {
      summary:
        'Invite somebody: a one-time link, valid for 72 hours, is mailed, or shown where no mail is delivered',
      guard: ownAccountsOnly,
      body: json(invitation),
      answer: created(madeLink, 'The link, or that it has been mailed'),
      refuses: [...proofRefusals, 'mail_not_sent'],
    },
    async (scope) => {
      const { db, now, staff, body, refuse } = scope;
      await mustProveOneself(scope, body.password);
      const link = await inviteStaff(db, body.email, staff.id, now);
      if (!link) throw refuse('invalid_input', { errors: [fieldError('email', 'has_account')] });
      return handOver(scope, { ...link, email: body.email, isInvitation: true });
    },
  )
  .route(
    'DELETE /api/staff/invitations/:id',
    {
      summary: 'Take an invitation back',
      answer: ok(v.object({ deletedCount: v.number() }), 'How many were taken back'),
    },
    async ({ db, now, staff, params }) => ({
      deletedCount: await withdrawInvitation(db, params.id, staff.id, now),
    }),
  )
  .route(
    'POST /api/staff/:id/reset-link',
    {
      summary:
        'Make a one-time link by which somebody chooses a new password, mailed to them, or shown where no mail is delivered; the old password works until then',
      guard: ownAccountsOnly,
      body: json(ownPassword),
      answer: created(madeLink, 'The link, or that it has been mailed'),
      refuses: [...proofRefusals, 'not_found', 'mail_not_sent'],
    },
    async (scope) => {
      const { db, now, staff, params, body, refuse } = scope;
      await mustProveOneself(scope, body.password);
      const link = await linkToReset(db, params.id, staff.id, now);
      if (!link) throw refuse('not_found');
      return handOver(scope, { ...link, isInvitation: false });
    },
  )
  .route(
    'POST /api/staff/:id/disable',
    {
      summary:
        'Bar an account, end its sessions at once and take its open cases from it; never one’s own, nor the last owner’s. Needs a sign-in of the last ten minutes',
      answer: ok(
        v.object({
          modifiedCount: v.number(),
          withdrawnLinks: v.number(),
          cases: v.array(v.object({ _id: v.string(), name: v.string() })),
        }),
        'How many were barred, how many of their links were withdrawn, and which open cases are nobody’s now',
      ),
      refuses: ['own_account', 'last_owner', 'fresh_sign_in_required'],
    },
    async (scope) => {
      requireFreshSignIn(scope);
      const { db, now, staff, params, refuse } = scope;
      const done = await disableAccount(db, params.id, { actor: staff.id }, now);
      switch (done.status) {
        case 'yourself':
          throw refuse('own_account');
        case 'last':
        case 'last_owner':
          throw refuse('last_owner');
        case 'owner_only':
          throw new ApiError('owner_only');
        case 'already':
          return { modifiedCount: 0, withdrawnLinks: 0, cases: [] };
        case 'disabled': {
          const { withdrawnLinks, cases } = done;
          const named = cases.map(({ _id, name }) => ({ _id, name }));
          return { modifiedCount: 1, withdrawnLinks, cases: named };
        }
      }
    },
  )
  .route(
    'POST /api/staff/:id/enable',
    {
      summary: 'Let an account sign in again. Needs a sign-in of the last ten minutes',
      answer: ok(v.object({ modifiedCount: v.number() }), 'How many can'),
      refuses: ['fresh_sign_in_required'],
    },
    async (scope) => {
      requireFreshSignIn(scope);
      const { db, now, staff, params } = scope;
      return { modifiedCount: await enableAccount(db, params.id, { actor: staff.id }, now) };
    },
  )
  .route(
    'PUT /api/staff/:id/role',
    {
      summary:
        'Make somebody an owner or staff, which ends their sessions; never staff of the last owner. Needs a sign-in of the last ten minutes',
      body: json(newRole),
      answer: ok(v.object({ modifiedCount: v.number() }), 'How many have another role now'),
      refuses: ['fresh_sign_in_required', 'last_owner', 'not_found'],
    },
    async (scope) => {
      requireFreshSignIn(scope);
      const { db, now, staff, params, body, refuse } = scope;
      const wanted = { id: params.id, role: body.role };
      const done = await changeRole(db, wanted, { actor: staff.id }, now);
      switch (done) {
        case 'unknown':
          throw refuse('not_found');
        case 'last_owner':
          throw refuse('last_owner');
        case 'owner_only':
          throw new ApiError('owner_only');
        default:
          return { modifiedCount: done === 'changed' ? 1 : 0 };
      }
    },
  );

/**
 * Mails the link to its owner only: its creator sees it only where no mail is delivered. A link whose mail
 * was not certainly accepted is withdrawn.
 */
async function handOver(
  { c, services, db, staff }: StaffScope,
  link: MadeLink & { email: string; isInvitation: boolean },
): Promise<v.InferOutput<typeof madeLink>> {
  const { path, expiresAt, email } = link;
  if (!mailReachesStaff(services)) return { path, expiresAt, isMailed: false };
  const origin = new URL(c.req.url).origin;
  if (await mailLink(services, email, { ...link, madeBy: staff.email }, origin)) {
    return { path: null, expiresAt, isMailed: true };
  }
  await forgetLink(db, link);
  throw new ApiError('mail_not_sent');
}

import * as v from 'valibot';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { identityKinds } from '#app/content/kinds/trust/identities.ts';
import { created, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { ownerRoutes, publicRoutes, staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { checkValue } from './check-value.server.ts';
import {
  confirmFalse,
  listFalseIdentities,
  removeFalse,
  unreadCode,
} from './false-identities.server.ts';
import { falseIdentity, newFalseIdentity, typedValue } from './false-identity.ts';
import { listedIdentity } from './listed-identity.ts';
import { listIdentities } from './our-identities.server.ts';

const answer = v.object({
  answer: v.picklist(['yes', 'no', 'unknown']),
  /** What the value was read as; of ours, what it is. */
  kind: v.picklist(keysOf(identityKinds)),
  role: v.optional(v.object({ en: v.string(), bn: v.string() })),
  since: v.optional(v.string()),
  until: v.optional(v.string()),
  padding: v.pipe(v.string(), v.description('Spaces that make all answers equally long')),
});

/** For whoever was called: is it really the agency? */
export const verifyRoutes = publicRoutes('Trust').route(
  'POST /api/verify',
  {
    summary: 'Whether a phone number, e-mail, page, account or registration number is the agency’s',
    body: json(v.object({ value: typedValue })),
    answer: ok(answer, 'Ours, confirmed as not ours, or on no list'),
    refuses: ['invalid_input', 'too_many'],
  },
  async ({ services, db, clientAddress, now, body, refuse }) => {
    const { limiter } = services;
    const by = { clientAddress, now };
    const check = await checkValue(
      { db, limiter, content: services.content.current() },
      body.value,
      by,
    );
    if (check.status === 'too_many') throw refuse('too_many', check);
    if (check.status !== 'answered') {
      throw refuse('invalid_input', { errors: [fieldError('value', unreadCode[check.status])] });
    }
    const { status: _, ...told } = check;
    return padded(told);
  },
);

/** Longer than the longest answer; on the way all answers look the same, encrypted or not. */
const step = 1024;

function padded<Told extends object>(told: Told): Told & { padding: string } {
  const length = Buffer.byteLength(JSON.stringify({ ...told, padding: '' }));
  return { ...told, padding: ' '.repeat(Math.ceil(length / step) * step - length) };
}

/** What the check says yes and no to, for staff. */
export const falseIdentityRoutes = staffRoutes('Trust')
  .route(
    'GET /api/verify/identities',
    {
      summary: 'Who and what speaks for the agency, with what ended and what nobody has checked',
      answer: ok(v.array(listedIdentity), 'All of it, in the order of the document'),
    },
    ({ services, now }) => listIdentities(services.content.current().documents, todayInDhaka(now)),
  )
  .route(
    'GET /api/verify/false',
    {
      summary: 'What the owner has confirmed not to be the agency’s, newest first',
      answer: ok(v.array(falseIdentity), 'All of it'),
    },
    ({ db, staff }) => listFalseIdentities(db, staff.role),
  );

/** What owners say is false, after a fresh sign-in like whatever else of theirs visitors read. */
export const falseIdentityOwnerRoutes = ownerRoutes('Trust')
  .route(
    'POST /api/verify/false',
    {
      summary: 'Confirm that a value is not the agency’s; the check answers so from then on',
      body: json(newFalseIdentity),
      answer: created(v.object({ _id: v.string() }), 'Confirmed, now or before'),
      refuses: ['invalid_input', 'fresh_sign_in_required'],
    },
    async (scope) => {
      requireFreshSignIn(scope);
      const { services, db, staff, now, body, refuse } = scope;
      const by = { actor: staff.id, now };
      const done = await confirmFalse(db, services.content.current(), body, by);
      if (done.status === 'confirmed') return { _id: done.id };
      const { field, code } = done.error;
      throw refuse('invalid_input', { errors: [fieldError(field, code)] });
    },
  )
  .route(
    'DELETE /api/verify/false/:id',
    {
      summary: 'Take a value off again: it is no longer said to be false',
      answer: ok(v.object({ removedCount: v.number() }), 'How many were taken off'),
      refuses: ['fresh_sign_in_required'],
    },
    async (scope) => {
      requireFreshSignIn(scope);
      const { db, staff, now, params } = scope;
      return { removedCount: await removeFalse(db, params.id, { actor: staff.id, now }) };
    },
  );

import * as v from 'valibot';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { storable } from '#app/forms/text-schema.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { ownerRoutes } from '#app/http/routes.server.ts';
import { askErasure, stopErasure, type AskingComplaints } from './ask-erasure.server.ts';

const asked = v.object({ eraseAfter: v.nullable(v.string()) });

/** Erasing an application on request, which is the owner's, with the complaints by which it is asked for. */
export const erasureRoutes = (complaints: AskingComplaints) =>
  ownerRoutes('Cases')
    .with(({ staff, now }) => ({ changeOf: (id: string) => ({ id, actor: staff.id, now }) }))
    .route(
      'POST /api/application/:id/erasure',
      {
        summary:
          'Have an application erased in 72 hours, by its receipt number; until then it can be stopped',
        body: json(
          v.object({
            receiptNumber: v.pipe(
              v.string('not_text'),
              v.nonEmpty('required'),
              v.maxLength(40, 'too_long'),
            ),
            complaint: v.pipe(
              v.optional(
                v.pipe(v.string('not_text'), v.trim(), v.maxLength(40, 'too_long'), storable),
                '',
              ),
              v.description(
                'Id or reference of the complaint of kind `erase` by which it was asked for',
              ),
            ),
          }),
        ),
        answer: ok(asked, 'When it will be erased'),
        refuses: ['not_found', 'changed_meanwhile', 'invalid_input', 'fresh_sign_in_required'],
      },
      async (scope) => {
        const { db, params, body, changeOf, refuse } = scope;
        requireFreshSignIn(scope);
        const result = await askErasure(db, complaints, changeOf(params.id), body);
        if (result.status === 'wrong') {
          throw refuse('invalid_input', { errors: [fieldError(result.field, 'invalid')] });
        }
        if (result.status !== 'asked') throw refuse(result.status);
        return { eraseAfter: result.eraseAfter };
      },
    )
    .route(
      'DELETE /api/application/:id/erasure',
      {
        summary: 'Stop an erasure that was asked for',
        answer: ok(asked, 'That it is not erased'),
        refuses: ['not_found', 'fresh_sign_in_required'],
      },
      async (scope) => {
        const { db, params, changeOf, refuse } = scope;
        requireFreshSignIn(scope);
        if ((await stopErasure(db, complaints, changeOf(params.id))) === 0)
          throw refuse('not_found');
        return { eraseAfter: null };
      },
    );

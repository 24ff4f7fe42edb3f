import * as v from 'valibot';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { confirmFact } from '#app/editing/publishing/confirm-fact.server.ts';
import { failedPage } from '#app/editing/publishing/publishing.api.server.ts';
import { publicationKey, published } from '#app/editing/content-shapes.ts';
import { created, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { preferredLanguage } from '#app/i18n/language-cookie.ts';
import { listFacts } from './list-facts.server.ts';
import { listedFacts } from './listed-fact.ts';

const confirmation = v.object({
  key: publicationKey,
  document: v.pipe(v.string('required'), v.maxLength(80, 'too_long')),
  path: v.pipe(v.string('required'), v.maxLength(200, 'too_long')),
});

/** The facts that age, and that one of them is still true. Guarded ones are an owner's, after a fresh sign-in. */
export const shelfLifeRoutes = staffRoutes('Content')
  .route(
    'GET /api/facts',
    {
      summary: 'All facts with a shelf life, the worst first: outdated, unchecked, missing, fresh',
      answer: ok(listedFacts, 'Facts'),
    },
    ({ services, now }) => {
      const day = todayInDhaka(now);
      return { day, facts: listFacts(services.content.current().documents, day) };
    },
  )
  .route(
    'POST /api/facts/confirmations',
    {
      summary:
        'Publish that a fact is still true: checked today, by the caller. The rest of its document, and its draft, stay as they are. To take it back, reverse the publication of this key',
      body: json(confirmation),
      answer: created(published, 'Published'),
      refuses: [
        ...(['not_found', 'owner_only', 'fresh_sign_in_required', 'invalid_input'] as const),
        ...(['page_failed', 'key_reused', 'others_saving'] as const),
      ],
    },
    async ({ c, services, staff, now, signedInAt, body, refuse }) => {
      const done = await confirmFact(services, c.env.pages, body, {
        actor: staff.id,
        name: staff.name,
        now,
        isOwner: staff.role === 'owner',
        requireFresh: () => requireFreshSignIn({ signedInAt, now }),
        language: preferredLanguage(c.req.header('cookie') ?? null),
      });
      switch (done.status) {
        case 'published':
          return { acknowledged: true as const, insertedId: body.key };
        case 'unknown':
          throw refuse('not_found');
        case 'not_entered':
          throw refuse('invalid_input', { errors: [fieldError('path', 'required')] });
        case 'nothing_changed':
          throw refuse('invalid_input', { errors: [fieldError('path', 'nothing_changed')] });
        case 'faults':
          throw refuse('invalid_input', {
            errors: done.faults.map(({ document, path, code, message }): FieldError => {
              return { field: `${document}/${path}`, code, message };
            }),
          });
        case 'page_failed':
          throw refuse('page_failed', { errors: [failedPage(done.page)] });
        case 'owner_only':
        case 'key_reused':
          throw refuse(done.status);
        case 'changed_meanwhile':
        case 'too_many_notices':
          throw refuse('others_saving');
      }
    },
  );

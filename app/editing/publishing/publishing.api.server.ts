import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import type { Metrics } from '#app/services/metrics.server.ts';
import { created, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import { preferredLanguage } from '#app/i18n/language-cookie.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { hasForbiddenCharacters } from '#app/content/typed-text.ts';
import { pathIn } from '#app/i18n/language.ts';
import {
  type FindingAnswer,
  publicationBody,
  published,
  rehearsal,
  rehearsalBody,
  reversalBody,
} from '../content-shapes.ts';
import { publish, type Publisher } from './publish.server.ts';
import type { PageIn } from './changed-pages.server.ts';
import { rehearse } from './rehearse.server.ts';
import { reverse } from './reverse.server.ts';

/** What makes drafts live, and takes that back. Guarded fields are an owner's, after a fresh sign-in. */
export const contentPublishingRoutes = staffRoutes('Content')
  .with(({ c, staff, now, signedInAt }) => ({
    publisher: {
      ...{ actor: staff.id, now, isOwner: staff.role === 'owner' },
      requireFresh: () => requireFreshSignIn({ signedInAt, now }),
      language: preferredLanguage(c.req.header('cookie') ?? null),
    } satisfies Publisher,
  }))
  .route(
    'POST /api/content/rehearsals',
    {
      summary:
        'What publishing some drafts would change, on which pages, and what is wrong with them; changes nothing',
      body: json(rehearsalBody),
      answer: ok(rehearsal, 'What would change'),
      refuses: ['not_found'],
    },
    async ({ c, services, body, publisher, refuse }) => {
      const ids = [...new Set(body.documents)];
      const told = await rehearse(services, c.env.pages, ids, body.without, publisher);
      if (!told) throw refuse('not_found');
      return told;
    },
  )
  .route(
    'POST /api/content/publications',
    {
      summary:
        'Publish drafts together, all or none, under an id made by the caller; a repeat gives the first answer. What only an owner may publish stays in the draft when staff do',
      body: json(publicationBody),
      answer: created(published, 'Published'),
      refuses: [
        ...([
          'owner_only',
          'fresh_sign_in_required',
          'changed_meanwhile',
          'invalid_input',
        ] as const),
        ...(['forbidden_characters', 'page_failed', 'key_reused', 'too_many_notices'] as const),
        'others_saving',
      ],
    },
    async ({ c, services, body, publisher, refuse }) => {
      if (hasForbiddenCharacters(body.note))
        throw refuse('forbidden_characters', {
          errors: [fieldError('note', 'forbidden_characters')],
        });
      const ids = body.documents.map(({ _id }) => _id);
      if (new Set(ids).size < ids.length)
        throw refuse('invalid_input', { errors: [fieldError('documents', 'invalid')] });
      const done = await counted(services.metrics, () =>
        publish(services, c.env.pages, body, publisher),
      );
      switch (done.status) {
        case 'published':
          return { acknowledged: true as const, insertedId: body.key };
        case 'unknown':
          throw refuse('invalid_input', { errors: [fieldError(done.document, 'unknown_field')] });
        case 'nothing_changed':
          throw refuse('invalid_input', { errors: [fieldError('documents', 'nothing_changed')] });
        case 'faults':
          throw refuse('invalid_input', { errors: done.faults.map(faultyField) });
        case 'changed_meanwhile':
          throw refuse('changed_meanwhile', {
            errors: done.documents.map(({ id, version }) => ({
              ...fieldError(id, 'changed_meanwhile'),
              version,
            })),
          });
        case 'page_failed':
          throw refuse('page_failed', { errors: [failedPage(done.page)] });
        default:
          throw refuse(done.status);
      }
    },
  )
  .route(
    'POST /api/content/publications/:id/reversal',
    {
      summary:
        'Take a publication back, as long as nothing was published in its documents since: what was live before goes live again, and what it had published is the draft again',
      body: json(reversalBody),
      answer: created(published, 'Taken back'),
      refuses: [
        ...(['owner_only', 'fresh_sign_in_required', 'not_found', 'published_since'] as const),
        ...([
          'text_erased',
          'page_failed',
          'key_reused',
          'too_many_notices',
          'others_saving',
        ] as const),
        'invalid_input',
      ],
    },
    async ({ c, services, params, body, publisher, refuse }) => {
      const wanted = { publication: params.id, key: body.key };
      const done = await counted(services.metrics, () =>
        reverse(services, c.env.pages, wanted, publisher),
      );
      switch (done.status) {
        case 'reversed':
          return { acknowledged: true as const, insertedId: body.key };
        case 'unknown':
          throw refuse('not_found');
        case 'erased':
          throw refuse('text_erased');
        case 'faults':
          throw refuse('invalid_input', { errors: done.faults.map(faultyField) });
        case 'page_failed':
          throw refuse('page_failed', { errors: [failedPage(done.page)] });
        default:
          throw refuse(done.status);
      }
    },
  );

function faultyField({ document, path, code, message }: FindingAnswer): FieldError {
  return { field: `${document}/${path}`, code, message };
}

/** Counts what became of a call, for `/metrics`. */
async function counted<Outcome extends { status: string }>(
  { publications }: Pick<Metrics, 'publications'>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  let outcome = 'failed';
  try {
    const done = await work();
    outcome = done.status;
    return done;
  } finally {
    publications.inc({ outcome });
  }
}

export function failedPage({ path, locale }: PageIn): FieldError {
  return {
    ...{ field: pathIn(locale, path), code: 'page_failed' },
    message: `The page ${pathIn(locale, path)} cannot be shown with these changes.`,
  };
}

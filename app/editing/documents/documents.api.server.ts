import * as v from 'valibot';
import { hasVersion, ok, versioned } from '#app/http/answers.server.ts';
import { preferredLanguage } from '#app/i18n/language-cookie.ts';
import { staffRoutes, watchedRoutes } from '#app/http/routes.server.ts';
import { editedDocument, listedDocument } from '../content-shapes.ts';
import { readEdited } from './edited-document.server.ts';
import { listDocuments } from './list-documents.server.ts';
import { tellDocument } from './tell-document.server.ts';

const search = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100, 'too_long'),
      v.description('Only documents with this in one of their texts, and where'),
    ),
  ),
});

/** Everything that the site says, for all staff. */
export const contentListRoutes = staffRoutes('Content').route(
  'GET /api/content',
  {
    summary: 'All documents, with their state and what is to do in them',
    query: search,
    answer: ok(v.array(listedDocument), 'Documents'),
  },
  ({ c, db, now, query }) => listDocuments(db, c.env.pages.showing, { now, sought: query.q }),
);

const watch = v.object({
  'If-None-Match': v.optional(
    v.pipe(
      v.string(),
      v.description(
        'The ETag of the version that the page shows. With it the call is no use of the session',
      ),
    ),
  ),
});

/** One document; an open page asks again every few seconds whether others have changed it. */
export const contentDocumentRoutes = watchedRoutes('Content').route(
  'GET /api/content/:id',
  {
    summary:
      'A document: every leaf as shipped, live and in the draft, and what is wrong with the draft',
    headers: watch,
    answer: versioned(editedDocument, 'The document'),
    refuses: ['not_found'],
  },
  async ({ c, db, services, params, headers, refuse }) => {
    const document = await readEdited(db, params.id);
    if (!document) throw refuse('not_found');
    const { version } = document;
    if (hasVersion(headers['If-None-Match'], version)) return { version, value: null };
    const language = preferredLanguage(c.req.header('cookie') ?? null);
    return {
      version,
      value: {
        _id: document.id,
        ...(await tellDocument(db, document, { language, now: services.now() })),
        standIns: c.env.pages.standIns(document.id, services.content.current().documents),
      },
    };
  },
);

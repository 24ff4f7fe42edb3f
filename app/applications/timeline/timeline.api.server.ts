import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { ok } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { readTimeline } from './timeline.server.ts';
import { timelinePage } from './timeline-entry.ts';

/** What has happened on a case, for staff. */
export const timelineRoutes = staffRoutes('Cases').route(
  'GET /api/application/:id/timeline',
  {
    summary: 'What has happened on a case, the newest first, thirty entries at a time',
    query: v.object({
      before: v.pipe(
        v.optional(v.pipe(v.string(), v.maxLength(100, 'too_long'), storable)),
        v.description('The `next` of the part above'),
      ),
    }),
    answer: ok(timelinePage, 'A part of the timeline'),
  },
  ({ db, staff, params, query }) =>
    readTimeline(db, params.id, { before: query.before ?? null, reader: staff.id }),
);

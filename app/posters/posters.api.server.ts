import { ok } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { posters } from './poster.ts';
import { readPosters } from './read-posters.server.ts';

/** What staff print and put up. */
export const posterRoutes = staffRoutes('Content').route(
  'GET /api/posters',
  {
    summary:
      'What the posters say, how often each was opened in the last 30 days, and what is missing',
    answer: ok(posters, 'Posters'),
  },
  ({ services, now }) => readPosters(services, now),
);

import { ok } from '#app/http/answers.server.ts';
import { ownerRoutes } from '#app/http/routes.server.ts';
import { monthNumbers } from './month-numbers.ts';
import { readMonthNumbers } from './month-numbers.server.ts';

/** Money of all cases together, and who does how much, are an owner's. */
export const numberRoutes = ownerRoutes('Applications').route(
  'GET /api/application/numbers',
  {
    summary:
      'Applications, calls, visas and money of the last three months, and who called this month',
    answer: ok(monthNumbers, 'Numbers'),
  },
  ({ db, now }) => readMonthNumbers(db, now),
);

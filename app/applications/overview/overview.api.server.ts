import { ok } from '#app/http/answers.server.ts';
import { ownerRoutes, staffRoutes } from '#app/http/routes.server.ts';
import { readMonthNumbers } from './month-numbers.server.ts';
import { overview, monthNumbers } from './overview.ts';
import { readOverview } from './overview.server.ts';

/** The numbers that everybody sees. */
export const overviewRoutes = staffRoutes('Applications').route(
  'GET /api/application/overview',
  { summary: 'The numbers of the overview', answer: ok(overview, 'Numbers') },
  ({ services, db, now }) => readOverview(db, services.content.current().documents.sectors, now),
);

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

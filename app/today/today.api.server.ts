import { ok } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { readToday } from './read-today.server.ts';
import { today, todayQuery } from './today.ts';

/** What is due today about applications, messages and complaints. Stated before the calls whose `:id` fits every word. */
export const todayRoutes = staffRoutes('Cases').route(
  'GET /api/application/today',
  {
    summary:
      'What is due today, the most overdue first, at most 200 lines: calls, next steps, originals to give back, papers that expire, complaints, job orders that end within two weeks; what only an owner publishes and went live in the last seven days; for an owner also what staff published, and who wanted to see too many passport numbers',
    query: todayQuery,
    answer: ok(today, 'The list of the day'),
  },
  ({ services, db, staff, now, query }) => {
    const { documents } = services.content.current();
    return readToday(db, { staff, documents, whose: query.whose, now });
  },
);

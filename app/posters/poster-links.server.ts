import { Hono } from 'hono';
import { countOfDay } from '#app/database/day-counts.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { languages } from '#app/i18n/language.ts';
import { pageOfPoster, posterNames, posterPath } from './poster.ts';

/** Where posters lead: to pages in the poster's language, whatever the browser's. Of a day only the number is kept. */
export const posterLinks = new Hono<ApiEnvironment>();

for (const name of posterNames) {
  for (const language of languages) {
    posterLinks.get(posterPath(name, language), (c) => {
      const { database, now, log } = c.env.services;
      // Nobody in front of a poster waits for a number, least of all while the database is away.
      if (c.req.method === 'GET')
        void countOfDay(database.db, todayInDhaka(now()), `poster.${name}`).catch(
          (error: unknown) => log.warn({ err: error }, 'the opening of a poster was not counted'),
        );
      c.header('cache-control', 'no-store');
      return c.redirect(pageOfPoster(name, language), 302);
    });
  }
}

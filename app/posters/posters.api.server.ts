import { ok } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { type PosterName, type Posters, posters, posterNames } from './poster.ts';
import { readLetterhead } from '#app/applications/letterhead/read-letterhead.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';

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

/** What posters say on this day. Without the site's own address or a good licence there is none. */
async function readPosters(
  services: Pick<Services, 'database' | 'content' | 'settings'>,
  now: Date,
): Promise<Posters> {
  const { documents } = services.content.current();
  const origin = services.settings.publicOrigin;
  const day = todayInDhaka(now);
  const { state } = licenceState({ ...documents, today: { ...documents.today, day } });
  const missing: Posters['missing'] = [
    ...(origin ? [] : (['origin'] as const)),
    ...(state === 'missing' ? (['licence'] as const) : []),
    ...(state === 'expired' ? (['licence_expired'] as const) : []),
  ];
  const isSample = documents.agency.agency.sample === true;
  return {
    missing,
    facts:
      origin && missing.length === 0
        ? { origin, day, head: readLetterhead(services), isSample }
        : null,
    opened: await opened(services, day),
  };
}

async function opened(
  { database }: Pick<Services, 'database'>,
  day: string,
): Promise<Record<PosterName, number>> {
  const rows = await database.db
    .selectFrom('dayCount')
    .select(({ fn }) => ['name', fn.sum<number>('count').as('count')])
    .where('day', '>', daysLater(day, -30))
    .where(
      'name',
      'in',
      posterNames.map((name) => `poster.${name}`),
    )
    .groupBy('name')
    .execute();
  const of = (name: PosterName) =>
    Number(rows.find((row) => row.name === `poster.${name}`)?.count ?? 0);
  return { verify: of('verify'), apply: of('apply'), costs: of('costs') };
}

import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { publicRoutes } from '#app/http/routes.server.ts';
import { lookUp } from './look-up.server.ts';
import { lookupBody } from './lookup-body.server.ts';
import { whatIsNext } from './what-is-next.server.ts';

const publicState = v.object({
  step: v.picklist([1, 2, 3, 4, 5, 6]),
  /** The day on which this step began. */
  since: v.string(),
  next: v.object({ en: v.string(), bn: v.string() }),
});

/** How an application stands, for whoever has its receipt. */
export const lookupRoutes = publicRoutes('Applications').route(
  'POST /api/application/lookup',
  {
    summary: 'How an application stands: its public step, and what comes next',
    body: json(lookupBody),
    answer: ok(publicState, 'The step, the day on which it began, and what comes next'),
    refuses: ['no_match', 'too_many'],
  },
  async ({ services, db, clientAddress, now, body, refuse }) => {
    const found = await lookUp(db, services.limiter, body, { clientAddress, now });
    if (found.status === 'too_many') throw refuse('too_many', found);
    if (found.status !== 'found') throw refuse('no_match');
    const { step, since } = found;
    return { step, since, next: whatIsNext(services.content.current(), found) };
  },
);

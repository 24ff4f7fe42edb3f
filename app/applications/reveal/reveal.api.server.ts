import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { application } from '../application.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { secondsToNextDay } from './count-reveals.server.ts';
import { revealBody } from './reveal-body.ts';
import { readWholeApplication, showPassport } from './show-passport.server.ts';

/** How staff see a whole passport number. The last, because `:id` fits every word. */
export const revealRoutes = staffRoutes('Cases')
  .with(({ services, staff, now }) => ({
    cipher: loggingCipher(services),
    seeing: (id: string) => ({ id, actor: staff.id, now }),
    wait: { retryAfterSeconds: secondsToNextDay(now) },
  }))
  .route(
    'POST /api/application/:id/passport',
    {
      summary: 'The whole passport number, for a reason that is logged; at most 60 a day',
      body: json(revealBody),
      answer: ok(v.object({ passport: v.string() }), 'The number, as it was typed'),
      refuses: ['not_found', 'too_many_reveals'],
    },
    async ({ db, cipher, params, body, seeing, wait, refuse }) => {
      const seen = await showPassport(db, cipher, seeing(params.id), body);
      if (seen.status !== 'shown') throw refuse(seen.status, wait);
      return { passport: seen.passport };
    },
  )
  .route(
    'GET /api/application/:id',
    {
      summary:
        'One application with its whole passport number; the reading is logged, and one of the 60 a day',
      answer: ok(application, 'The application'),
      refuses: ['not_found', 'too_many_reveals'],
    },
    async ({ db, cipher, params, seeing, wait, refuse }) => {
      const seen = await readWholeApplication(db, cipher, seeing(params.id));
      if (seen.status !== 'shown') throw refuse(seen.status, wait);
      return seen.application;
    },
  );

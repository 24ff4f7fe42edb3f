import * as v from 'valibot';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { application } from '../application.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { correctFacts } from './correct-facts.server.ts';
import { factBody, factChange } from './fact-body.ts';
import { readFactChanges } from './fact-history.server.ts';

/** How staff correct what was typed, and see what it was. */
export const factRoutes = staffRoutes('Cases')
  .with(({ services }) => ({ cipher: loggingCipher(services) }))
  .route(
    'PUT /api/application/:id/facts',
    {
      summary: 'Correct what was typed in an application; what stood there stays in its history',
      body: json(factBody),
      answer: ok(application, 'The application as it is now'),
      refuses: ['not_found', 'changed_meanwhile', 'invalid_input'],
    },
    async ({ db, staff, now, cipher, params, body, refuse }) => {
      const by = { id: params.id, actor: staff.id, now };
      const result = await correctFacts(db, cipher, by, body);
      if (result.status === 'invalid') throw refuse('invalid_input', result);
      if (result.status === 'changed_meanwhile') throw refuse(result.status);
      const card = await readCard(db, cipher, params.id);
      if (!card) throw refuse('not_found');
      return card;
    },
  )
  .route(
    'GET /api/application/:id/facts',
    {
      summary: 'What was corrected in an application, passport numbers masked',
      answer: ok(v.array(factChange), 'The corrections, newest first'),
      refuses: ['not_found'],
    },
    async ({ db, cipher, params, refuse }) => {
      const changes = await readFactChanges(db, cipher, params.id);
      if (!changes) throw refuse('not_found');
      return changes;
    },
  );

import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { jobTerms } from '#app/job-orders/terms.ts';
import { application } from '../application.ts';
import { seenVersion } from '../case/case-bodies.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { setJobOrder, writeTerms } from './change-lines.server.ts';
import { contractSheet } from './contract-sheet.ts';
import { readSheet } from './read-sheet.server.ts';

const asItIsNow = ok(application, 'The application as it is now');

/** What somebody is promised: by a job order, or by what staff write on the case; and the sheet that says it. */
export const contractRoutes = staffRoutes('Cases')
  .with(({ services, db }) => {
    const cipher = loggingCipher(services);
    return { cardOf: (id: string) => readCard(db, cipher, id) };
  })
  .route(
    'PUT /api/application/:id/job-order',
    {
      summary: 'Give a case the job order that it belongs to, or take it off',
      body: json(
        v.object({
          version: seenVersion,
          jobOrderId: v.nullable(v.pipe(v.string('not_text'), storable)),
        }),
      ),
      answer: asItIsNow,
      refuses: ['not_found', 'changed_meanwhile', 'invalid_input'],
    },
    async ({ db, staff, now, params: { id }, body, cardOf, refuse }) => {
      const { status } = await setJobOrder(db, { id, actor: staff.id, now }, body);
      const card = await cardOf(id);
      if (!card) throw refuse('not_found');
      if (status === 'unknown_order')
        throw refuse('invalid_input', { errors: [fieldError('jobOrderId', 'invalid')] });
      if (status === 'changed_meanwhile') throw refuse(status);
      return card;
    },
  )
  .route(
    'PUT /api/application/:id/terms',
    {
      summary:
        'Write what somebody without a job order is promised; what stood there stays in the history',
      body: json(v.object({ version: seenVersion, terms: jobTerms })),
      answer: asItIsNow,
      refuses: ['not_found', 'changed_meanwhile'],
    },
    async ({ db, staff, now, params: { id }, body, cardOf, refuse }) => {
      const { status } = await writeTerms(db, { id, actor: staff.id, now }, body);
      const card = await cardOf(id);
      if (!card) throw refuse('not_found');
      if (status === 'changed_meanwhile') throw refuse(status);
      return card;
    },
  )
  .route(
    'GET /api/application/:id/contract',
    {
      summary: 'What the sheet of a contract says today: twelve lines, payments, whom to call',
      answer: ok(contractSheet, 'The sheet'),
      refuses: ['not_found'],
    },
    async ({ services, db, now, params: { id }, cardOf, refuse }) => {
      const card = await cardOf(id);
      if (!card) throw refuse('not_found');
      return readSheet(db, services, card, todayInDhaka(now));
    },
  );

import { application } from '../application.ts';
import { markContacted, returnToWaiting } from '../moves/move-stage.server.ts';
import { undoContacted } from '../moves/take-back-move.server.ts';
import { applications, restoreApplication } from '../storage/change-application.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { backToWaiting } from '../case/case-bodies.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { callsAbout } from '#app/work/work-record.server.ts';
import { marking, notingCall, removing, restoring } from '#app/work/work-routes.server.ts';

/** The calls about applications. */
const applicationCalls = callsAbout(applications, 'application', {
  touch: (update, now) => update.set({ lastActivityAt: now.toISOString() }),
  // Closing it has ended what was planned.
  mayUndo: (update) => update.where('stage', '<>', 'closed'),
});

/** What staff change about an application. */
export const applicationChangeRoutes = staffRoutes('Applications')
  .with(({ staff, now }) => ({ changeOf: (id: string) => ({ id, actor: staff.id, now }) }))
  .route(
    'PATCH /api/application/contacted/:id',
    ...marking('Mark an application as contacted', 'How many were marked', markContacted),
  )
  .route(
    'DELETE /api/application/contacted/:id',
    ...marking('Take back a mark that one has just set', 'How many were taken back', undoContacted),
  )
  .route(
    'PUT /api/application/:id/call',
    ...notingCall(
      [application, 'The application as it is now'],
      applicationCalls.note,
      ({ services, db, params }) => readCard(db, loggingCipher(services), params.id),
    ),
  )
  .route(
    'DELETE /api/application/:id/call',
    ...marking(
      'Take back a call that one has just noted',
      'How many were taken back',
      applicationCalls.undo,
    ),
  )
  .route(
    'POST /api/application/:id/waiting',
    {
      summary:
        'Put a contacted application back among those that wait for a call; the reason is kept in its call log',
      body: json(backToWaiting),
      answer: ok(application, 'The application as it is now'),
      refuses: ['not_found', 'not_contacted', 'changed_meanwhile'],
    },
    async ({ services, db, params, body, changeOf, refuse }) => {
      const count = await returnToWaiting(db, changeOf(params.id), body);
      const card = await readCard(db, loggingCipher(services), params.id);
      if (!card) throw refuse('not_found');
      if (count === 0) throw refuse(card.contacted ? 'changed_meanwhile' : 'not_contacted');
      return card;
    },
  )
  .route(
    'POST /api/application/:id/restore',
    ...restoring('Take a deleted application back from the trash', restoreApplication),
  )
  .route('DELETE /api/application/:id', ...removing('Delete an application', applications.remove));

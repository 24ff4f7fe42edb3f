import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { application } from '../application.ts';
import { loggingCipher } from '../storage/logging-cipher.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { checklistMarkBody } from './checklist-body.ts';
import { markItem } from './mark-item.server.ts';

/** What staff mark on the checklist of a case. */
export const checklistRoutes = staffRoutes('Cases').route(
  'PUT /api/application/:id/checklist/:item',
  {
    summary: 'Write an item of the checklist as it is now, if the case is still as one saw it',
    body: json((now) => checklistMarkBody(todayInDhaka(now))),
    answer: ok(application, 'The application as it is now'),
    refuses: ['not_found', 'changed_meanwhile', 'invalid_input'],
  },
  async ({ services, db, staff, now, params: { id, item }, body, refuse }) => {
    const { documents } = services.content.current();
    const by = { id, actor: staff.id, now };
    const marked = await markItem(db, documents, by, { item, mark: body });
    if (marked.status === 'invalid') throw refuse('invalid_input', marked);
    if (marked.status !== 'changed') throw refuse(marked.status);
    const card = await readCard(db, loggingCipher(services.secrets, services.log), id);
    if (!card) throw refuse('not_found');
    return card;
  },
);

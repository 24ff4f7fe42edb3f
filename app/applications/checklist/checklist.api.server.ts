import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { application } from '../application.ts';
import { readLetterhead } from '../letterhead/read-letterhead.server.ts';
import { loanSlip } from './checklist-item.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { checklistMarkBody } from './checklist-body.ts';
import { markItem } from './mark-item.server.ts';
import { readChecklist } from './read-checklist.server.ts';

/** What staff mark on the checklist of a case. */
export const checklistRoutes = staffRoutes('Cases')
  .with(({ services, db }) => {
    const cipher = loggingCipher(services);
    return {
      documents: services.content.current().documents,
      cardOf: (id: string) => readCard(db, cipher, id),
    };
  })
  .route(
    'PUT /api/application/:id/checklist/:item',
    {
      summary: 'Write an item of the checklist as it is now, if the case is still as one saw it',
      body: json((now) => checklistMarkBody(todayInDhaka(now))),
      answer: ok(application, 'The application as it is now'),
      refuses: ['not_found', 'changed_meanwhile', 'invalid_input'],
    },
    async ({ db, documents, cardOf, staff, now, params: { id, item }, body, refuse }) => {
      const by = { id, actor: staff.id, now };
      const marked = await markItem(db, documents, by, { item, mark: body });
      if (marked.status === 'invalid') throw refuse('invalid_input', marked);
      if (marked.status !== 'changed') throw refuse(marked.status);
      const card = await cardOf(id);
      if (!card) throw refuse('not_found');
      return card;
    },
  )
  .route(
    'GET /api/application/:id/checklist/:item',
    {
      summary: 'What the slip of a lent original says',
      answer: ok(loanSlip, 'The item, whose it is, and who the agency is'),
      refuses: ['not_found'],
    },
    async ({ services, db, documents, cardOf, params, refuse }) => {
      const card = await cardOf(params.id);
      if (!card) throw refuse('not_found');
      const { _id: id, destination, name, receiptNumber } = card;
      const { checklist } = await readChecklist(db, documents, { id, destination });
      const item = checklist.find(({ code }) => code === params.item);
      if (!item) throw refuse('not_found');
      return { item, name, receiptNumber, head: readLetterhead(services) };
    },
  );

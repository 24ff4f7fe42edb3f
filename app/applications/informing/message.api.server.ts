import * as v from 'valibot';
import { agencyOf } from '#app/content/agency-of.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Language, languages } from '#app/i18n/language.ts';
import { stages } from '../stage.ts';
import { isThere } from '../checklist/item-state.ts';
import { readChecklist } from '../checklist/read-checklist.server.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { preparedMessage } from './prepared-message.ts';

const message = v.object({
  text: v.string(),
  /** That of the applicant's form; Bengali where that is not known. */
  language: v.picklist(languages),
});

/** The words that staff send to an applicant. What is sent is stored nowhere, only that a message was opened. */
export const messageRoutes = staffRoutes('Cases')
  .with(({ services }) => ({ cipher: loggingCipher(services) }))
  .route(
    'GET /api/application/:id/message',
    {
      summary: 'The message that fits the stage of a case, in the language of the applicant',
      answer: ok(message, 'The message, which staff may change before they send it'),
      refuses: ['not_found'],
    },
    async ({ services, db, cipher, now, params, refuse }) => {
      const card = await readCard(db, cipher, params.id);
      if (!card) throw refuse('not_found');
      const { documents } = services.content.current();
      const { checklist } = await readChecklist(db, documents, {
        ...{ id: params.id, destination: card.destination },
      });
      const today = todayInDhaka(now);
      const missing = checklist.filter(
        (item) => item.required && item.kind === 'document' && !isThere(item, today),
      );
      const { publicOrigin } = services.settings;
      const language: Language = card.language === 'en' ? 'en' : 'bn';
      const text = preparedMessage(language, documents.messages[card.stage], {
        ...{ name: card.name, receipt: card.receiptNumber, agency: agencyOf(services).name },
        ...{ step: stages[card.stage], day: todayInDhaka(new Date(card.stageAt)) },
        papers: missing.map(({ name }) => name),
        checkAt: publicOrigin && `${publicOrigin}/bn`,
      });
      return { text, language };
    },
  )
  .route(
    'POST /api/application/:id/message',
    {
      summary: 'Note that a message to an applicant was opened; its words are not stored',
      body: json(v.object({})),
      answer: ok(v.object({ noted: v.literal(true) }), 'Noted'),
      refuses: ['not_found'],
    },
    async ({ db, cipher, staff, now, params, refuse }) => {
      if (!(await readCard(db, cipher, params.id))) throw refuse('not_found');
      const event = { actor: staff.id, action: 'application.message-opened', subject: params.id };
      await recordEvent(db, event, now);
      return { noted: true as const };
    },
  );

import * as v from 'valibot';
import type { Services } from '#app/services/services.server.ts';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { fieldErrors } from '#app/http/field-errors.ts';
import { lookUp } from '../lookup/look-up.server.ts';
import { lookupBody } from '../lookup/lookup-body.server.ts';
import { type LookupReply, readLookupAnswers } from './reply.ts';
import { resultHeader } from './result-cookie.server.ts';

/**
 * Looks up what somebody has typed into the form: the header that lets this browser see the result, or what the form
 * says. With the database away that is a reply, too: an error page would lose what was typed.
 */
export async function receiveLookup(
  services: Services,
  form: FormData,
  clientAddress: string,
): Promise<{ cookie: string } | { reply: LookupReply }> {
  const answers = readLookupAnswers(form);
  const typed = v.safeParse(lookupBody, answers, { abortPipeEarly: true });
  if (!typed.success) {
    const wrong = fieldErrors(typed.issues).map(({ field, code }) => ({ field, code }));
    return { reply: { status: 'refused', wrong, answers } };
  }
  const { database, limiter, log } = services;
  const by = { clientAddress, now: services.now() };
  try {
    const found = await lookUp(database.db, limiter, typed.output, by);
    if (found.status === 'found') {
      return { cookie: await resultHeader(services, found, typed.output) };
    }
    return { reply: { ...found, answers } };
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    log.error({ err: error }, 'the database is away');
    return { reply: { status: 'unreachable', answers } };
  }
}

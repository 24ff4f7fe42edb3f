import type { Services } from '#app/services/services.server.ts';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { checkValue } from '../check/check-value.server.ts';
import { valueLimit } from '../check/false-identity.ts';
import type { VerifyReply } from './reply.ts';

/**
 * Compares what somebody has typed into the form of the page. With the database away that is a reply, too: an error page
 * would lose what was typed.
 */
export async function receiveCheck(
  services: Services,
  form: FormData,
  clientAddress: string,
): Promise<VerifyReply> {
  const typed = form.get('value');
  const value = typeof typed === 'string' ? typed : '';
  if (value.length > valueLimit) return { status: 'too_long', value: value.slice(0, valueLimit) };
  const { database, limiter, log, content } = services;
  try {
    const against = { db: database.db, limiter, content: content.current() };
    return { ...(await checkValue(against, value, { clientAddress, now: services.now() })), value };
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    log.error({ err: error }, 'the database is away');
    return { status: 'unreachable', value };
  }
}

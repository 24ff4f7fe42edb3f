import { checkApplication } from '#app/applications/check-application.server.ts';
import { submitApplication } from '#app/applications/storage/submit-application.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** Submits an application as the API does, without HTTP. */
export function submit(services: Services, sent: object, key: string) {
  const now = services.now();
  const { application, errors } = checkApplication(sent, todayInDhaka(now));
  if (!application) throw new Error(`not a good application: ${JSON.stringify(errors)}`);
  const sending = { key, clientAddress: '::1', now };
  return submitApplication(services.database.db, services, application, sending);
}

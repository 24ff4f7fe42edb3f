import type { Services } from '#app/config/services.server.ts';
import { consentVersion } from '../fields.ts';

/**
 * The version of the consent that the form asks for now. A form that was loaded before sends the one that its visitor
 * read, and that is what is stored.
 */
export function currentConsent({
  settings,
  content,
}: Pick<Services, 'settings' | 'content'>): string {
  const { resolved, revisions } = content.current();
  const isRenamed = resolved.agency?.overridden.includes('agency/name') ?? false;
  return consentVersion(settings.retentionMonths, isRenamed ? revisions.agency : undefined);
}

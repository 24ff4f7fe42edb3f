import type { Services } from '#app/services/services.server.ts';
import { readChangeSubject } from '#app/owner-settings/setting-change.ts';
import type { Database } from '#app/database/database.server.ts';
import { consentVersion } from '../fields.ts';
import type { AskedConsent } from './reply.ts';

/** The consent that the form asks for now. */
export function currentConsent({ content }: Pick<Services, 'content'>): AskedConsent {
  const { resolved, revisions, ownerSettings } = content.current();
  const isRenamed = resolved.agency?.overridden.includes('agency/name') ?? false;
  const months = ownerSettings.retentionNew;
  return { version: consentVersion(months, isRenamed ? revisions.agency : undefined), months };
}

/** How long a form is accepted that was loaded before the consent changed. */
const graceMs = 24 * 3_600_000;

/**
 * Whether an application is taken with this version of the consent: the one that the form asks for now, or one whose
 * months and agency held within the last 24 hours. What is stored is what the visitor read. The day of the words is not
 * asked for: they change with a version of the program, which knows of no other.
 */
export async function isConsentAccepted(
  db: Database,
  services: Pick<Services, 'content'>,
  version: string,
  now: Date,
): Promise<boolean> {
  const current = currentConsent(services);
  if (version === current.version) return true;
  const [sent, asked] = [partsOf(version), partsOf(current.version)];
  if (!sent || !asked) return false;
  const since = new Date(now.getTime() - graceMs).toISOString();
  return (
    (sent.months === asked.months || (await heldMonths(db, sent.months, since))) &&
    (sent.revision === asked.revision || (await heldName(db, sent.revision, since)))
  );
}

function partsOf(version: string): { months: string; revision: number | null } | null {
  const [, months, revision] = /^\d{4}-\d\d-\d\d\/(\d{1,3})(?:\.r(\d{1,9}))?$/.exec(version) ?? [];
  if (months === undefined) return null;
  return { months, revision: revision === undefined ? null : Number(revision) };
}

/** Whether an owner has replaced this number of months since then. */
async function heldMonths(db: Database, months: string, since: string): Promise<boolean> {
  const rows = await db
    .selectFrom('event')
    .select('subject')
    .where('action', '=', 'setting.changed')
    .where('at', '>=', since)
    .execute();
  return rows
    .map(({ subject }) => readChangeSubject(subject))
    .some((change) => change?.name === 'retentionNew' && change.from === months);
}

/** Whether the agency's facts of this revision, null where they named it as shipped, were replaced since then. */
async function heldName(db: Database, revision: number | null, since: string): Promise<boolean> {
  let query = db
    .selectFrom('contentRevision')
    .select('at')
    .where('document', '=', 'agency')
    .where('state', '=', 'published');
  query =
    revision === null
      ? query.orderBy('number', 'desc')
      : query.where('number', '>', revision).orderBy('number');
  const replaced = await query.limit(1).executeTakeFirst();
  return replaced !== undefined && replaced.at >= since;
}

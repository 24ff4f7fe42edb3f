import { monthsByStage } from '#app/applications/retention.ts';
import { countExpiredApplications } from '#app/applications/storage/erase-applications.server.ts';
import {
  type OperatorSettings,
  type OwnerSettings,
  type SettingName,
  retentionNames,
} from '#app/owner-settings/owner-settings.ts';
import { readOwnerSettings } from '#app/owner-settings/stored-settings.server.ts';
import { countExpiredMessages } from '#app/contact/storage/erase-messages.server.ts';
import type { Database } from '#app/database/database.server.ts';

/**
 * How many applications and messages are erased soon if a setting gets another value, beyond those that are erased
 * anyway: none for one that is no number of months.
 */
export async function countErased(
  db: Database,
  operator: OperatorSettings,
  { name, value }: { name: SettingName; value: unknown },
  now: Date,
): Promise<number> {
  const retention = retentionNames.find((one) => one === name);
  if (!retention || typeof value !== 'number') return 0;
  const current = await readOwnerSettings(db, operator);
  const next = { ...current, [retention]: value };
  const more = (await countExpired(db, next, now)) - (await countExpired(db, current, now));
  return Math.max(0, more);
}

async function countExpired(db: Database, settings: OwnerSettings, now: Date): Promise<number> {
  return (
    (await countExpiredApplications(db, monthsByStage(settings), now)) +
    (await countExpiredMessages(db, settings.retentionNew, now))
  );
}

import {
  type OperatorSettings,
  type OwnerSettings,
  type SettingName,
  defaultSettings,
  settingNames,
} from '#app/owner-settings/owner-settings.ts';
import { readOwnerSettings } from '#app/owner-settings/stored-settings.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { countErased } from './count-erased.server.ts';
import { readPendingSettings } from './pending-settings.server.ts';

/** A setting as owners see it. `at` and `by` are of the last change, null where none has set it. */
export type ListedSetting = {
  name: SettingName;
  value: OwnerSettings[SettingName];
  default: OwnerSettings[SettingName];
  at: string | null;
  by: string | null;
  /** Fewer months that wait, with how many applications and messages they erase then. */
  pending: { value: number; from: string; by: string; erased: number } | null;
};

/** All settings as they hold now, with what holds without an owner and who changed them last. */
export async function listSettings(
  db: Database,
  operator: OperatorSettings,
  now: Date,
): Promise<ListedSetting[]> {
  const [current, waiting, rows] = await Promise.all([
    readOwnerSettings(db, operator),
    readPendingSettings(db),
    db
      .selectFrom('ownerSetting')
      .leftJoin('staff', 'staff.id', 'ownerSetting.by')
      .select(['ownerSetting.name', 'at', 'staff.name as by'])
      .execute(),
  ]);
  const initial = defaultSettings(operator);
  const pending = await Promise.all(
    waiting.map(async ({ name, value: set, holdsFrom, byName }) => {
      const value = set ?? initial[name];
      const erased = await countErased(db, operator, { name, value }, now);
      return { name, value: Number(value), from: holdsFrom, by: byName ?? '', erased };
    }),
  );
  return settingNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    const { name: _, ...waits } = pending.find((one) => one.name === name) ?? { name: null };
    return {
      name,
      value: current[name],
      default: initial[name],
      at: row?.at ?? null,
      by: row?.by ?? null,
      pending: 'from' in waits ? waits : null,
    };
  });
}

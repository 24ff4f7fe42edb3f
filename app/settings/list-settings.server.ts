import {
  type OperatorSettings,
  type OwnerSettings,
  type SettingName,
  defaultSettings,
  settingNames,
} from '#app/config/owner/owner-settings.ts';
import { readOwnerSettings } from '#app/config/owner/stored-settings.server.ts';
import type { Database } from '#app/database/database.server.ts';

/** A setting as owners see it. `at` and `by` are of the last change, null where none has set it. */
export type ListedSetting = {
  name: SettingName;
  value: OwnerSettings[SettingName];
  default: OwnerSettings[SettingName];
  at: string | null;
  by: string | null;
};

/** All settings as they hold now, with what holds without an owner and who changed them last. */
export async function listSettings(
  db: Database,
  operator: OperatorSettings,
): Promise<ListedSetting[]> {
  const [current, rows] = await Promise.all([
    readOwnerSettings(db, operator),
    db
      .selectFrom('ownerSetting')
      .leftJoin('staff', 'staff.id', 'ownerSetting.by')
      .select(['ownerSetting.name', 'at', 'staff.name as by'])
      .execute(),
  ]);
  const initial = defaultSettings(operator);
  return settingNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    return {
      ...{ name, value: current[name], default: initial[name] },
      ...{ at: row?.at ?? null, by: row?.by ?? null },
    };
  });
}

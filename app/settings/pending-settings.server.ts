import {
  type OperatorSettings,
  type SettingName,
  settingNames,
} from '#app/owner-settings/owner-settings.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordSetting } from './record-setting.server.ts';

/** How long fewer months wait until they hold (decision 77). */
export const pendingMs = 72 * 3600 * 1000;

/** Fewer months that wait: null sets back to what holds without an owner. */
export type PendingSetting = {
  name: SettingName;
  value: number | null;
  holdsFrom: string;
  /** Who set it, by id and by name, and when. */
  by: string;
  byName: string | null;
  at: string;
};

/** What waits, one at most for each setting. */
export async function readPendingSettings(db: Database): Promise<PendingSetting[]> {
  const rows = await db
    .selectFrom('pendingSetting')
    .leftJoin('staff', 'staff.id', 'pendingSetting.by')
    .select(['pendingSetting.name', 'value', 'holdsFrom', 'at', 'by', 'staff.name as byName'])
    .execute();
  return rows.flatMap(({ name, value, ...row }) => {
    const known = settingNames.find((one) => one === name);
    return known ? [{ ...row, name: known, value: value === 'null' ? null : Number(value) }] : [];
  });
}

/** Lets hold what has waited long enough, in every process. Returns how many settings there were. */
export async function holdPendingSettings(
  db: Database,
  operator: OperatorSettings,
  now: Date,
): Promise<number> {
  const isOver = ({ holdsFrom }: PendingSetting) => holdsFrom <= now.toISOString();
  if (!(await readPendingSettings(db)).some(isOver)) return 0;
  return changeContent(db, async ({ transaction, announce }) => {
    await announce();
    const over = (await readPendingSettings(transaction)).filter(isOver);
    for (const { name, value, by } of over) {
      await transaction.deleteFrom('pendingSetting').where('name', '=', name).execute();
      await recordSetting(transaction, operator, { name, value }, { actor: by, now });
    }
    return over.length;
  });
}

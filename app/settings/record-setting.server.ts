import type {
  OperatorSettings,
  OwnerSettings,
  SettingName,
} from '#app/owner-settings/owner-settings.ts';
import { changeSubject } from '#app/owner-settings/setting-change.ts';
import { readOwnerSettings } from '#app/owner-settings/stored-settings.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';

type Value = OwnerSettings[SettingName] | null;

/** Lets a value hold from now on, with its event where that changes anything. */
export async function recordSetting(
  transaction: Database,
  operator: OperatorSettings,
  { name, value }: { name: SettingName; value: Value },
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const { [name]: before } = await readOwnerSettings(transaction, operator);
  if (before === value) return;
  await store(transaction, name, value, { at: now.toISOString(), by: actor });
  const { [name]: after } = await readOwnerSettings(transaction, operator);
  if (before === after) return;
  const subject = changeSubject({ name, from: String(before), to: String(after) });
  await recordEvent(transaction, { actor, action: 'setting.changed', subject }, now);
}

async function store(
  transaction: Database,
  name: SettingName,
  value: Value,
  who: { at: string; by: string },
): Promise<void> {
  if (value === null) {
    await transaction.deleteFrom('ownerSetting').where('name', '=', name).execute();
    return;
  }
  const row = { value: JSON.stringify(value), ...who };
  await transaction
    .insertInto('ownerSetting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

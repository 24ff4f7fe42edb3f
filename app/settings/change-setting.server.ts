import * as v from 'valibot';
import {
  type OperatorSettings,
  type OwnerSettings,
  type SettingName,
} from '#app/config/owner/owner-settings.ts';
import { changeSubject } from '#app/config/owner/setting-change.ts';
import { readOwnerSettings, settingValues } from '#app/config/owner/stored-settings.server.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type FieldError, fieldErrors } from '#app/http/field-errors.ts';

type Value = OwnerSettings[SettingName] | null;

/**
 * Sets a setting, or with null sets it back to what holds without an owner. Every process follows within a second.
 * The value that it has already leaves no event.
 */
export function changeSetting(
  db: Database,
  operator: OperatorSettings,
  { name, value }: { name: SettingName; value: Value },
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  return changeContent(db, async ({ transaction, announce }) => {
    // First: of two changes at once the second waits here, and reads what the first has set.
    await announce();
    const { [name]: before } = await readOwnerSettings(transaction, operator);
    if (before === value) return;
    await store(transaction, name, value, { at: now.toISOString(), by: actor });
    const { [name]: after } = await readOwnerSettings(transaction, operator);
    if (before === after) return;
    const subject = changeSubject({ name, from: String(before), to: String(after) });
    await recordEvent(transaction, { actor, action: 'setting.changed', subject }, now);
  });
}

/** The value as it is stored, or what is wrong with it. */
export function checkedValue(
  name: SettingName,
  value: unknown,
): { value: Value } | { errors: FieldError[] } {
  const schema = v.object({ value: v.nullable(settingValues[name]) });
  const { success, output, issues } = v.safeParse(schema, { value }, { abortPipeEarly: true });
  return success ? output : { errors: fieldErrors(issues) };
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

import * as v from 'valibot';
import {
  type OperatorSettings,
  type OwnerSettings,
  type SettingName,
  defaultSettings,
  retentionNames,
} from '#app/owner-settings/owner-settings.ts';
import { changeSubject, readChangeSubject } from '#app/owner-settings/setting-change.ts';
import { readOwnerSettings, settingValues } from '#app/owner-settings/stored-settings.server.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type FieldError, fieldErrors } from '#app/http/field-errors.ts';
import { pendingMs, readPendingSettings } from './pending-settings.server.ts';
import { recordSetting } from './record-setting.server.ts';
import { queueSettingMails } from './setting-mail.server.ts';

type Value = OwnerSettings[SettingName] | null;
type By = { actor: string; now: Date };

/**
 * Sets a setting, or with null sets it back to what holds without an owner. Every process follows within a second, but for fewer
 * months: they wait for three days, in which any other value takes them back (decision 77). The value that it has already
 * leaves no event.
 */
export function changeSetting(
  db: Database,
  operator: OperatorSettings,
  { name, value }: { name: SettingName; value: Value },
  { actor, now }: By,
): Promise<void> {
  return changeContent(db, async ({ transaction, announce }) => {
    // First: of two changes at once the second waits here, and reads what the first has set.
    await announce();
    const { [name]: before } = await readOwnerSettings(transaction, operator);
    const wanted = value ?? defaultSettings(operator)[name];
    const pending = (await readPendingSettings(transaction)).find((one) => one.name === name);
    const isSooner = await erasesSooner(transaction, { name, wanted, before }, now);
    if (isSooner && pending && wanted === (pending.value ?? defaultSettings(operator)[name]))
      return;
    if (pending) {
      await transaction.deleteFrom('pendingSetting').where('name', '=', name).execute();
    }
    const subject = changeSubject({ name, from: String(before), to: String(wanted) });
    if (isSooner) {
      const holdsFrom = new Date(now.getTime() + pendingMs).toISOString();
      const row = { value: JSON.stringify(value), holdsFrom, at: now.toISOString(), by: actor };
      await transaction
        .insertInto('pendingSetting')
        .values({ name, ...row })
        .execute();
      await recordEvent(transaction, { actor, action: 'setting.pending', subject }, now);
      await queueSettingMails(transaction, name, now);
      return;
    }
    if (pending && wanted === before) {
      await recordEvent(transaction, { actor, action: 'setting.kept', subject }, now);
    }
    await recordSetting(transaction, operator, { name, value }, { actor, now });
  });
}

/** Whether fewer months would erase what nothing would have erased in the last three days. */
async function erasesSooner(
  transaction: Database,
  { name, wanted, before }: { name: SettingName; wanted: unknown; before: unknown },
  now: Date,
): Promise<boolean> {
  if (!retentionNames.some((one) => one === name) || Number(wanted) >= Number(before)) return false;
  const late = await transaction
    .selectFrom('event')
    .select('subject')
    .where('action', '=', 'setting.changed')
    .where('at', '>=', new Date(now.getTime() - pendingMs).toISOString())
    .execute();
  // More months that were a mistake are taken back at once.
  return !late
    .map(({ subject }) => readChangeSubject(subject))
    .some((change) => change?.name === name && Number(change.from) <= Number(wanted));
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

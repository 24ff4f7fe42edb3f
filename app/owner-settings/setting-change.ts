import { type SettingName, settingNames } from './owner-settings.ts';

/** What the log says of a changed setting. */
export type SettingChange = { name: SettingName; from: string; to: string };

/** A change as the subject of its event: `name=retentionNew&from=18&to=24`. */
export function changeSubject(change: SettingChange): string {
  return new URLSearchParams(change).toString();
}

/** Reads such a subject; null where it names no setting of this version. */
export function readChangeSubject(subject: string): SettingChange | null {
  const { name, from = '', to = '' } = Object.fromEntries(new URLSearchParams(subject));
  const known = settingNames.find((one) => one === name);
  return known ? { name: known, from, to } : null;
}

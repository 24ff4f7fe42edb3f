/** What an owner sets on the page of settings. Months count from the last activity of an application. */
export type OwnerSettings = {
  /** Months that applications are kept which are `new` or `called`, and contact messages. */
  retentionNew: number;
  /** The same from `documents` to `visa`, and for `refused`. */
  retentionUnderWay: number;
  /** The same for `arrived` and `returned`. */
  retentionAbroad: number;
  /** The same for `closed`. */
  retentionClosed: number;
  /** Within how many working days applicants are called; 0 where no page names a day. */
  callWithinDays: number;
  /** Whether /status tells how an application stands. */
  statusOpen: boolean;
};

export type SettingName = keyof OwnerSettings;

/** Those that are a number of months. */
export const retentionNames = [
  'retentionNew',
  'retentionUnderWay',
  'retentionAbroad',
  'retentionClosed',
] as const satisfies SettingName[];

export const settingNames = [
  ...retentionNames,
  'callWithinDays',
  'statusOpen',
] as const satisfies SettingName[];

const months = { min: 6, max: 60 };

/** The least and the most that each number can be. */
export const settingRanges = {
  retentionNew: months,
  retentionUnderWay: months,
  retentionAbroad: months,
  retentionClosed: months,
  callWithinDays: { min: 0, max: 30 },
};

/** What the operator chooses for as long as no owner does. */
export type OperatorSettings = { retentionMonths: number; callWithinWorkingDays: number | null };

/** What holds until an owner sets something else. */
export function defaultSettings({
  retentionMonths,
  callWithinWorkingDays,
}: OperatorSettings): OwnerSettings {
  return {
    retentionNew: retentionMonths,
    retentionUnderWay: 18,
    retentionAbroad: 24,
    retentionClosed: 18,
    callWithinDays: callWithinWorkingDays ?? 0,
    statusOpen: true,
  };
}

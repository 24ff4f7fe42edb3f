import type { SettingChange } from '#app/owner-settings/setting-change.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { settingWords, switchTexts } from './settings.text.ts';

/** Behind the action of an event: which setting, from what to what. */
export function ChangedSetting({ change: { name, from, to } }: { change: SettingChange }) {
  const language = useLanguage();
  const switched: Record<string, string> = useTexts(switchTexts);
  const words = (value: string) => switched[value] ?? formatDigits(language, value);
  return ` (${settingWords[name].label[language]}: ${words(from)} → ${words(to)})`;
}

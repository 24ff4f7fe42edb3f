import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { Setting } from './setting-acts.ts';
import { settingsTexts } from './settings.text.ts';

/** Who changed a setting last and when, and what held before any owner did; nothing where none has. */
export function LastChange({
  setting: { at, by },
  initially,
}: {
  setting: Setting;
  initially: string | null;
}) {
  const texts = useTexts(settingsTexts);
  const language = useLanguage();
  if (at === null) return null;
  const when = formatMoment(language, at);
  const changed = by === null ? texts.changedByNobody : texts.changedBy;
  const before = initially !== null && fill(texts.initially, { value: initially });
  return (
    <p className="hint">
      {[fill(changed, { name: by ?? '', when }), before].filter(Boolean).join(' ')}
    </p>
  );
}

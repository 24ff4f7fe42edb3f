import { type Whose, whoseCodes } from '#app/work/due.ts';
import { useTexts } from '#app/i18n/text.ts';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { todayTexts } from './today.text.ts';
import type { Today } from './today.ts';

/** All lines, one's own, and those that nobody is responsible for, with their numbers. */
export function WhoseTabs({
  chosen,
  counts,
}: {
  chosen: Whose;
  counts: Today['counts'] | undefined;
}) {
  const texts = useTexts(todayTexts);
  const tabs = whoseCodes.map((whose) => ({
    ...{ to: whose === 'all' ? '?' : `?whose=${whose}`, name: texts[whose] },
    ...{ isShown: whose === chosen, count: counts?.[whose] ?? null },
  }));
  return <ViewTabs label={texts.whose} tabs={tabs} />;
}

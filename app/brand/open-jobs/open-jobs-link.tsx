import { useFacts } from '#app/content/content-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { openJobsTexts } from './open-jobs.text.ts';

/** How many jobs are open, as the way to them; nothing where none is. */
export function OpenJobsLink({ className }: { className?: string }) {
  const texts = useTexts(openJobsTexts);
  const language = useLanguage();
  const count = useFacts('jobs').open.length;
  if (count === 0) return null;
  return (
    <PageLink to="/jobs" className={className}>
      {count === 1 ? texts.oneOpen : fill(texts.open, { count: formatNumber(language, count) })}
      <Icon name="arrow-right" />
    </PageLink>
  );
}

import { PageLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { useListed } from './listed.ts';

/** A quiet link to what employers read; nothing while that page is out of menus. */
export function EmployersLink({ className }: { className?: string | undefined }) {
  const { employers } = useTexts(texts);
  if (!useListed()('/services/recruitment')) return null;
  return (
    <PageLink to="/services/recruitment#employers" className={className}>
      {employers}
    </PageLink>
  );
}

const texts = defineTexts({ employers: { en: 'For employers', bn: 'নিয়োগকর্তাদের জন্য' } });

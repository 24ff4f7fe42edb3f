import type { ComponentProps } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { servicesWords } from '#content/pages/services.ts';

/** The head of the services page and of the three below it, with a drawing on wide screens. */
export function ServiceHead({
  title,
  lead,
  picture,
  below = false,
  background,
}: {
  title: Bilingual;
  lead: Bilingual;
  /** Address of a drawing of 480 by 300. */
  picture: string;
  /** Whether the page stands below the services page. */
  below?: boolean;
  background?: ComponentProps<typeof PageHead>['background'];
}) {
  const language = useLanguage();
  return (
    <PageHead
      title={title}
      lead={lead[language]}
      between={below ? { to: '/services', label: servicesWords.title } : undefined}
      crumbLabel={crumbLabel}
      background={background}
      picture={picture}
    />
  );
}

const crumbLabel = { en: 'Breadcrumb', bn: 'আপনি কোথায় আছেন' };

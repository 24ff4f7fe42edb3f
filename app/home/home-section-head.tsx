import { WithSecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import type { Bilingual } from '#app/i18n/language.ts';
import { SectionHead } from '#app/brand/section-head.tsx';

/** The head of a home section: its label with the Bengali companion, and its heading. */
export function HomeSectionHead({
  label,
  title,
  children,
}: {
  label: Bilingual;
  title: string;
  children?: React.ReactNode;
}) {
  return (
    <SectionHead label={<WithSecondaryLanguage text={label} />} title={title}>
      {children}
    </SectionHead>
  );
}

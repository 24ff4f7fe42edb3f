import { useLocation, useMatches } from 'react-router';
import { isUnlisted } from '#app/brand/page-handle.ts';
import { pathIn, pathWithoutLanguage } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { alternatesOf } from './addresses.ts';

/**
 * The canonical address of a public page and its language alternates. Without the query: `?show=` or a
 * tracking parameter makes no other page. Rendered by React, because phones share the canonical address, also
 * after a navigation inside the site.
 */
export function LanguageAlternates({ origin }: { origin: string }) {
  const current = useLanguage();
  const page = pathWithoutLanguage(useLocation().pathname);
  if (isUnlisted(useMatches())) return null;
  return (
    <>
      <link rel="canonical" href={origin + pathIn(current, page)} />
      {alternatesOf(origin, page).map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}

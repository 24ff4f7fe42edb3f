import { useLocation, useMatches } from 'react-router';
import { pathIn, pathWithoutLanguage } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { alternatesOf } from './addresses.ts';

/**
 * Tells search engines the one address of a public page and where its other language is. Without a
 * query: what `?show=` or an advertiser's parameter adds is the same page. Part of the page, because
 * telephones share this address, also after a link was followed.
 */
export function LanguageAlternates({ origin }: { origin: string }) {
  const current = useLanguage();
  const page = pathWithoutLanguage(useLocation().pathname);
  const isPublicPage = !useMatches().some(({ id }) => /^(not-found|receipt)\./.test(id));
  if (!isPublicPage) return null;
  return (
    <>
      <link rel="canonical" href={origin + pathIn(current, page)} />
      {alternatesOf(origin, page).map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}

import { redirectDocument } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { isLanguage } from '#app/i18n/language.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { Route } from './+types/page-view-page';
import { loadPageView } from './load-page-view.ts';
import { pageViewPath, pathShown } from './page-address.ts';
import { PageView } from './page-view.tsx';
import { pageViewTexts } from './page-view.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, pageViewTexts.title);
}

/** Not awaited: the frame begins to load at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // Only a document that was asked for as the page view may show frames of the site (`entry.server.tsx`).
  if (!isOwnDocument()) throw redirectDocument(pathname + search);
  const { lang } = document.documentElement;
  const path = pathShown(searchParams, isLanguage(lang) ? lang : 'en');
  return { path, data: loadPageView(path) };
}

function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === pageViewPath;
}

/** A public page with its drafts, whose texts are changed where they stand. */
export default function PageViewPage({ loaderData: { path, data } }: Route.ComponentProps) {
  const common = useTexts(staffTexts);
  const { account } = useStaffSession();
  const result = useLoaded(data);
  return (
    <Loaded result={result} keepsContent loading={<p role="status">{common.loading}</p>}>
      {(loaded) => <PageView key={account} path={path} data={loaded} />}
    </Loaded>
  );
}

import { type ReactNode, useEffect, useMemo } from 'react';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  isRouteErrorResponse,
  useLocation,
} from 'react-router';
import { chatTexts } from '#app/chat/chat.text.ts';
import { ChatWidget } from '#app/chat/chat-widget.tsx';
import { avoidContent } from '#app/chat/avoid-content.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import {
  documentsContext,
  isDataRequestContext,
  isPreviewContext,
  servicesContext,
  siteOriginContext,
} from '#app/http/request-context.server.ts';
import { builtSet } from '#app/document/fonts/font-set.ts';
import { useFacts } from '#app/content/content-context.ts';
import { PageContent } from '#app/content/page-content.tsx';
import type { ContentText } from '#app/content/sent-content.ts';
import { contentToSend, isStillPage, publicPageAt } from '#app/public-content.ts';
import { isStaffPath } from '#app/http/staff-path.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { ScriptMissing } from '#app/ui/deferred/lazy-with-retry.ts';
import { firstInteraction } from '#app/ui/deferred/first-interaction.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import { StaticElement } from '#app/ui/deferred/static-element.tsx';
import { useClientNavigation } from '#app/ui/deferred/use-client-navigation.ts';
import { useSectionsInTurn } from '#app/ui/deferred/use-sections-in-turn.ts';
import type { Route } from './+types/public-layout';
import { Header } from './header.tsx';
import { LanguageAlternates } from '#app/seo/language-alternates.tsx';
import { notFoundHead } from './not-found.text.ts';
import { pageMeta } from '#app/seo/page-meta.server.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PageErrorState } from './page-error-state.tsx';
import room from '#app/chat/avoid-content.module.css';
import styles from './public-layout.module.css';

/** The origin is never from the request: pages are cached for all visitors. */
export function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const documents = context.get(documentsContext);
  const page = publicPageAt(pathname);
  const isThere = page?.isThere?.(documents) ?? true;
  const tagsIn = { language: languageOfPath(pathname), isPreview: context.get(isPreviewContext) };
  const isDataRequest = context.get(isDataRequestContext);
  const fonts = context.get(servicesContext).wordFonts.setFor(documents);
  return {
    origin: context.get(siteOriginContext),
    content: JSON.stringify(contentToSend(documents, { pathname, isDataRequest })),
    ...(!isDataRequest && isStillPage(pathname) && { isStill: true }),
    // Most pages name none (app/root.tsx).
    ...(fonts !== builtSet && { fonts }),
    tags:
      page && pageMeta(isThere ? page : { ...page, head: () => notFoundHead }, documents, tagsIn),
  };
}

/** Of every page in `public-pages.ts`; the others make their own. */
export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.tags;
}

/** Each page that is reached inside the site comes with the documents that it shows. An action needs no others. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
}

const closingBand = staticSection(
  async () => (await import('#app/brand/closing-band/closing-band.tsx')).ClosingBand,
);
const notFound = staticSection(async () => (await import('./not-found-page.tsx')).default);
const footer = staticSection(async () => (await import('./footer.tsx')).Footer);

/** The frame of every public page. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LanguageAlternates origin={loaderData.origin} />
      <Frame content={loaderData.content} isStill={loaderData.isStill}>
        <Outlet />
        {/* As it came from the server it does not change: a page's own sentence needs a section of its own. */}
        <closingBand.StaticSection key={useLocation().pathname} />
      </Frame>
    </>
  );
}

/** A page that failed keeps the frame, with navigation and phone numbers. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  // The server draws the page without the script that was lost. The router does the same where a page's own one is.
  const isLost = error instanceof ScriptMissing && navigator.onLine;
  useEffect(() => {
    if (isLost) location.reload();
  }, [isLost]);
  return (
    <Frame content={loaderData?.content}>
      {isLost ? null : isUnknown ? <notFound.StaticSection /> : <PageErrorState />}
    </Frame>
  );
}

/** Not before the first touch: a visitor who only reads pays nothing for other pages. */
async function fetchAhead() {
  if (navigator.connection?.saveData) return;
  (await import('#app/document/fetch-ahead/fetch-ahead.ts')).fetchAhead(closingBand.preload);
}

function Frame({
  content,
  ...parts
}: {
  content: ContentText | undefined;
  isStill?: boolean;
  children: ReactNode;
}) {
  return (
    <PageContent sent={content}>
      <FrameParts {...parts} />
    </PageContent>
  );
}

function FrameParts({ isStill = false, children }: { isStill?: boolean; children: ReactNode }) {
  const { agency } = useFacts('agency');
  const language = useLanguage();
  const words = useTexts(texts);
  const { linkHost, mark } = usePublicSettings();
  const chat = useMemo(() => chatTexts(language, agency.openingTimes), [language, agency]);
  useClientNavigation(isStill ? 'main a[href]' : undefined);
  useEffect(() => void firstInteraction.then(fetchAhead).catch(() => {}), []);
  // Unknown addresses below /admin are shown in this frame, too.
  const isStaffAddress = isStaffPath(useLocation().pathname);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header />
      <Main isStill={isStill}>{children}</Main>
      <footer.StaticSection />
      {!isStaffAddress && (
        // A landmark: otherwise the server's HTML of the chat would be in none.
        <aside className={room.room} aria-label={words.chat}>
          <ChatWidget
            phoneNumber={agency.chatNumber}
            linkHost={linkHost}
            accountName={agency.name[language]}
            avatar={mark ? `/icons/192.png${mark.query}` : '/illustrations/avatar.svg'}
            allowEsc
            notification
            notificationSound
            avoidContent={avoidContent}
            {...chat}
          />
        </aside>
      )}
      <LoadingOverlay />
    </div>
  );
}

/**
 * The page itself. One in which nothing moves stays as the server drew it, so neither its script's work nor its
 * content is needed; a page that is reached from there by a link is drawn into an element of its own.
 */
function Main({ isStill, children }: { isStill: boolean; children: ReactNode }) {
  if (isStill)
    return (
      <StaticElement as="main" id="main">
        {() => children}
      </StaticElement>
    );
  return <DrawnMain key="drawn">{children}</DrawnMain>;
}

function DrawnMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" {...useSectionsInTurn()}>
      {children}
    </main>
  );
}

const texts = defineTexts({
  skip: { en: 'Skip to content', bn: 'মূল লেখায় যান' },
  chat: { en: 'Chat', bn: 'কথা বলুন' },
});

import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { chatTexts } from '#app/chat/chat.text.ts';
import { ChatWidget } from '#app/chat/chat-widget.tsx';
import { avoidContent } from '#app/chat/avoid-content.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { siteOriginContext } from '#app/config/services.server.ts';
import { isStaffPath } from '#app/http/staff-path.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import { useClientNavigation } from '#app/ui/deferred/use-client-navigation.ts';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/public-layout';
import { Header } from './header.tsx';
import { LanguageAlternates } from '#app/seo/language-alternates.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PageErrorState } from './page-error-state.tsx';
import room from '#app/chat/avoid-content.module.css';
import styles from './public-layout.module.css';

/** Never from the request: pages are cached for all visitors. */
export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteOriginContext) };
}

/** The origin is a setting that no navigation changes. */
export function shouldRevalidate() {
  return false;
}

const closingBand = staticSection(
  async () => (await import('#app/brand/closing-band/closing-band.tsx')).ClosingBand,
);
const footer = staticSection(async () => (await import('./footer.tsx')).Footer);

/** The frame of every public page. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <LanguageAlternates origin={loaderData.origin} />
      <Outlet />
      {/* As it came from the server it does not change: a page's own sentence needs a section of its own. */}
      <closingBand.StaticSection key={useLocation().pathname} />
    </Frame>
  );
}

/** A page that failed keeps the frame, with navigation and phone numbers. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageErrorState />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const words = useTexts(texts);
  const { linkHost } = usePublicSettings();
  useClientNavigation();
  // Unknown addresses below /admin are shown in this frame, too.
  const isStaffAddress = isStaffPath(useLocation().pathname);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header />
      <main id="main">{children}</main>
      <footer.StaticSection />
      {!isStaffAddress && (
        // A landmark: otherwise the server's HTML of the chat would be in none.
        <aside className={room.room} aria-label={words.chat}>
          <ChatWidget
            phoneNumber={agency.chatNumber}
            linkHost={linkHost}
            accountName={agency.name[language]}
            avatar="/illustrations/avatar.svg"
            allowEsc
            notification
            notificationSound
            avoidContent={avoidContent}
            {...chatTexts(language)}
          />
        </aside>
      )}
      <LoadingOverlay />
    </div>
  );
}

const texts = defineTexts({
  skip: { en: 'Skip to content', bn: 'মূল লেখায় যান' },
  chat: { en: 'Chat', bn: 'কথা বলুন' },
});

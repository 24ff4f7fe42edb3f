import { Outlet, useLocation } from 'react-router';
import { chatTexts } from '#app/chat/chat.text.ts';
import { ChatWidget } from '#app/chat/chat-widget.tsx';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { agency } from '#content/agency.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import styles from './public-layout.module.css';

/** The frame of every public page. */
export default function PublicLayout() {
  const language = useLanguage();
  const words = useTexts(texts);
  // An unknown address below /admin is answered in this frame too.
  const isStaffAddress = useLocation().pathname.startsWith('/admin');
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      {!isStaffAddress && (
        <ChatWidget
          phoneNumber={agency.chatNumber}
          accountName={agency.name[language]}
          avatar="/illustrations/avatar.svg"
          allowEsc
          notification
          notificationSound
          {...chatTexts(language)}
        />
      )}
      <LoadingOverlay />
    </div>
  );
}

const texts = defineTexts({ skip: { en: 'Skip to content', bn: 'মূল লেখায় যান' } });

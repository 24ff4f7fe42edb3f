import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { rememberTyped } from '#app/document/without-scripts.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import styles from './page-error-state.module.css';

/** Replaces a page that failed: a message, a retry button and phone numbers. */
export function PageErrorState() {
  const words = useTexts(texts);
  const { pathname, search } = useLocation();
  // During this render the fields of the failed page are still in the document.
  if (!import.meta.env.SSR) rememberTyped();
  useEffect(() => {
    // Not our side but the network: the worker has a page for that.
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload();
  }, []);
  return (
    <section className="wrap section">
      <title>{words.title}</title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={`${styles.advice} lead`}>{words.advice}</p>
      <div className={styles.ways}>
        <PlainButtonLink href={pathname + search}>
          <Icon name="refresh-cw" />
          {words.retry}
        </PlainButtonLink>
        <PhoneButtons isPlain />
      </div>
    </section>
  );
}

const texts = defineTexts({
  title: { en: 'Something went wrong on our side', bn: 'আমাদের দিকে একটা সমস্যা হয়েছে' },
  advice: {
    en: 'This page could not be shown. Please try again in a moment, or call us.',
    bn: 'পাতাটি দেখানো যায়নি। একটু পরে আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
});

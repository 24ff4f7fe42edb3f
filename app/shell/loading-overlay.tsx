import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import styles from './loading-overlay.module.css';

/** How long a navigation may take before the page is covered: fast navigations must not flash. */
const delayMs = 250;

/**
 * Covers the page while the next one is on its way over the network, but not during the first load or while a list loads
 * more. Nor while the next page, which has come, is being drawn: to cover the old one would put that off.
 */
export function LoadingOverlay() {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isLoading = next !== undefined && next.pathname !== pathname;
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setVisible(isAwaited()), delayMs);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [isLoading]);
  const words = useTexts(texts);
  return (
    <div role="status" className={isVisible ? styles.overlay : undefined}>
      {isVisible && (
        <>
          <span className="visually-hidden">{words.loading}</span>
          <p className={styles.word} aria-hidden="true" lang="en">
            L<Lotus />
            ADING
          </p>
        </>
      )}
    </div>
  );
}

/** As the router knows it, which hears of the next page's data before React has drawn it. */
function isAwaited(): boolean {
  return window.__reactRouterDataRouter?.state.navigation.location !== undefined;
}

/** The O of LOADING: the lotus of the map, six petals around a seed. */
function Lotus() {
  return (
    <svg className={styles.lotus} viewBox="-12 -12 24 24">
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} d="M0-3C3-6 3-9 0-11.5C-3-9-3-6 0-3Z" transform={`rotate(${angle})`} />
      ))}
      <circle r="2.2" />
    </svg>
  );
}

const texts = defineTexts({ loading: { en: 'LOADING', bn: 'পাতা আসছে' } });

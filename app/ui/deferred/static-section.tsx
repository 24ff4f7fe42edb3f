import { type ComponentType, Suspense, useState } from 'react';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { useHydrated } from './use-hydrated.ts';
import styles from './static-section.module.css';

/**
 * A part of a page that stands still: the server draws it, and as nothing in it changes, its script is
 * never sent with the page. Its markup stays as it came when React takes the page over. Only who comes
 * to the page by a link inside the site needs the script: `preload` gets it, for the page's `clientLoader`.
 *
 * Its styles must come with the page all the same: `build-tools/chunks.ts` puts them into the page's own
 * file, as the router sends a page only the styles of what it imports directly. Links in it are followed
 * by `useClientNavigation`.
 */
export function staticSection(load: () => Promise<ComponentType>) {
  const later = lazyWithRetry(load);

  function StaticSection() {
    // Drawn by the server or not is decided once; where hydration fails, React draws it anew.
    const [isDrawn] = useState(!useHydrated());
    if (isDrawn && !import.meta.env.SSR) {
      // React neither compares nor touches what stands inside.
      return <div {...mark} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
    }
    const Part = later.loaded ?? later.Part;
    return (
      <div {...mark}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  }
  return { StaticSection, preload: later.preload };
}

/** How `useClientNavigation` finds the links that React does not know. */
export const staticSectionMark = 'data-still';

const mark = { className: styles.still, [staticSectionMark]: '' };
const nothing = { __html: '' };

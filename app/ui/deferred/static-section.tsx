import { type ComponentType, Suspense, useState } from 'react';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { useHydrated } from './use-hydrated.ts';
import styles from './static-section.module.css';

/**
 * A section of a page in which nothing changes: the server renders it, and its script is never sent with the
 * page. Its markup stays as it came when React hydrates the page. Only a visitor who comes to the page by a
 * link inside the site needs the script: `preload` gets it, for the page's `clientLoader`.
 *
 * Its styles must come with the page all the same: `build-tools/chunks.ts` puts them into the page's own
 * file, as the router sends a page only the styles of what it imports directly. Where the page itself shows nothing with
 * them it names them as `sheets`, since the bundler leaves out an import that nothing names. Links in it are followed
 * by `useClientNavigation`.
 */
export function staticSection(load: () => Promise<ComponentType>, ...sheets: Classes[]) {
  const later = lazyWithRetry(load);

  function StaticSection() {
    // Decided once; where hydration fails, React renders it again.
    const [isFromServer] = useState(!useHydrated());
    if (isFromServer && !import.meta.env.SSR) {
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
  return { StaticSection, preload: later.preload, sheets };
}

/** What a module of styles exports. */
type Classes = Readonly<Record<string, string>>;

/** The attribute by which `useClientNavigation` finds the links that React does not know. */
export const staticSectionMark = 'data-still';

const mark = { className: styles.section, [staticSectionMark]: '' };
const nothing = { __html: '' };

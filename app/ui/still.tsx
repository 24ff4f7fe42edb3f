import { type ComponentType, Suspense, lazy, useState, useSyncExternalStore } from 'react';
import styles from './still.module.css';

/**
 * A part of a page that stands still: the server draws it, and as nothing in it changes, its script is
 * never sent with the page. Its markup stays as it came when React takes the page over. Only who comes
 * to the page by a link inside the site needs the script: `ready` gets it, for the page's `clientLoader`.
 *
 * Its styles must come with the page all the same: `vite.config.ts` puts them into the page's own file,
 * as the router sends a page only the styles of what it imports directly. Links in it are followed by
 * `useStillLinks`.
 */
export function still(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType | null = null;
  const get = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Later = lazy(get);

  function Still() {
    // Drawn by the server or not is decided once; where hydration fails, React draws it anew.
    const [isDrawn] = useState(useIsHydration());
    if (isDrawn && !import.meta.env.SSR) {
      // React neither compares nor touches what stands inside.
      return <div {...mark} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
    }
    const Part = loaded ?? Later;
    return (
      <div {...mark}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  }
  return { Still, ready: get };
}

/** How `useStillLinks` finds the links that React does not know. */
export const stillMark = 'data-still';

const mark = { className: styles.still, [stillMark]: '' };
const nothing = { __html: '' };

/** True on the server and in the render that takes its page over. */
function useIsHydration(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

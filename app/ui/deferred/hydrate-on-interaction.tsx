import { type ComponentType, Suspense, memo } from 'react';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { firstInteraction } from './first-interaction.ts';

/**
 * A part of a page below the first screen that the server draws, and whose script is sent only when
 * somebody begins to use the page: until then it is what it is without scripts. Who comes by a link
 * inside the site finds it there at once when the page's `clientLoader` has awaited `preload`.
 *
 * Its styles must come with the page all the same, see `still`.
 */
export function hydrateOnInteraction(load: () => Promise<ComponentType>) {
  const later = lazyWithRetry(load, firstInteraction);

  // Without properties and remembered: a boundary that is drawn again before its script has come
  // would lose what the server drew.
  const Part = memo(function HydrateOnInteraction() {
    // The server always draws the boundary, or the browser would not find it.
    const Now = import.meta.env.SSR ? null : later.loaded;
    return Now ? (
      <Now />
    ) : (
      <Suspense>
        <later.Part />
      </Suspense>
    );
  });
  return { Part, preload: later.preload };
}

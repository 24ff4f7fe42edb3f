import { type ComponentType, Suspense, memo, useState } from 'react';
import { firstInteraction } from './first-interaction.ts';
import { hydration } from './hydration.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';

/**
 * A part of a page below the first screen that the server renders, and whose script is sent only when
 * somebody begins to use the page: until then it works as it does without scripts. A visitor who comes by a
 * link inside the site finds it there at once when the page's `clientLoader` has awaited `preload`.
 *
 * Its styles must come with the page all the same, see `staticSection`.
 */
export function hydrateOnInteraction(load: () => Promise<ComponentType>) {
  const later = lazyWithRetry(load, firstInteraction, () => hydration.others?.takeOverParts());

  // Without props and memoized: a boundary that is rendered again before its script has come would lose
  // what the server rendered.
  const Part = memo(function HydrateOnInteraction() {
    // The server always renders the boundary, and hydration must find it: also where the touch that asked for the
    // script came first, and the script is there already.
    const [isFromServer] = useState(!hydration.isOver);
    const Now = import.meta.env.SSR || isFromServer ? null : later.loaded;
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

import { type ComponentType, Suspense, lazy, memo } from 'react';
import { firstIntent } from './first-intent.ts';

/**
 * A part of a page below the first screen that the server draws, and whose script is sent only when
 * somebody begins to use the page: until then it is what it is without scripts. Who comes by a link
 * inside the site finds it there at once when the page's `clientLoader` has awaited `ready`.
 *
 * Its styles must come with the page all the same, see `still`.
 */
export function onIntent(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType | null = null;
  const get = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Later = lazy(async () => {
    if (!import.meta.env.SSR) await firstIntent;
    return get();
  });

  // Without properties and remembered: a boundary that is drawn again before its script has come
  // would lose what the server drew.
  const Part = memo(function OnIntent() {
    // The server always draws the boundary, or the browser would not find it.
    const Now = import.meta.env.SSR ? null : loaded;
    return Now ? (
      <Now />
    ) : (
      <Suspense>
        <Later />
      </Suspense>
    );
  });
  return { Part, ready: get };
}

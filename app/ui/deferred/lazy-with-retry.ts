import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose script comes after the rest: `Part` asks for it when it is rendered, in the browser
 * not before `moment`, and `prefetch` earlier. Where it does not come it is asked for again until it does, after 3 s and
 * then more and more seldom. Browsers from before the summer of 2026 never ask again for an address that failed
 * (whatwg/html#10327): until the page is loaded anew, only the fallback of the `Suspense` around it says the most important
 * thing. `preload` is for whoever waits, and rejects with `ScriptMissing` where the script does not come; afterwards `loaded` has the component.
 * `onReady` is called when React knows that the script of `Part` is there, and before it renders it.
 */
export function lazyWithRetry<P>(
  load: () => Promise<ComponentType<P>>,
  moment?: Promise<unknown>,
  onReady?: () => void,
): PartLater<P> {
  let part: Promise<Module<P>> | undefined;
  const get = () => (part ??= untilItComes(later.preload));
  const later: PartLater<P> = {
    Part: lazy(() => {
      const part = import.meta.env.SSR ? get() : Promise.resolve(moment).then(get);
      // React asks to be called after this, and renders in a task of its own.
      if (onReady) void part.then(() => queueMicrotask(onReady));
      return part;
    }),
    prefetch: () => void get(),
    async preload() {
      later.loaded ??= await load().catch((cause: unknown) => {
        throw new ScriptMissing('A part of the page did not come.', { cause });
      });
      return { default: later.loaded };
    },
    loaded: null,
  };
  return later;
}

/** Until the document is loaded anew a page that needs this script cannot be shown by the router. */
export class ScriptMissing extends Error {}

type Module<P> = { default: ComponentType<P> };

interface PartLater<P> {
  Part: ComponentType<P>;
  prefetch: () => void;
  preload: () => Promise<Module<P>>;
  loaded: ComponentType<P> | null;
}

/** A tab that was opened before a release may ask for a file that is never there again. */
const longestPauseMs = 60_000;

function untilItComes<T>(load: () => Promise<T>, pauseMs = 3_000): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilItComes(load, Math.min(2 * pauseMs, longestPauseMs));
  });
}

import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose script comes after the rest, for what most visitors never see. `prefetch` gets
 * it in time. Where it does not come it is asked for again until it does; the `Suspense` around it says
 * the most important thing meanwhile.
 */
export function fetchedLater<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  let part: Promise<{ default: ComponentType<P> }> | undefined;
  const get = () => (part ??= untilItComes(load));
  return { Part: lazy(get), prefetch: () => void get() };
}

const pauseMs = 3_000;

async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilItComes(load);
  }
}

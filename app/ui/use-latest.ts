import { useEffect, useRef } from 'react';

/** The newest value, for listeners and timers that outlive a render. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

import { useEffect, useState } from 'react';

/** The state of the interactive map: not asked for, in its frame, or given up. */
export type MapFrameState = 'closed' | 'open' | 'failed';

/** Long enough for the slowest line that could still be called a connection. */
const PATIENCE = 20_000;

/**
 * Opens the frame of the interactive map, and gives up when it cannot come: without a connection,
 * when a policy forbids it, or when nothing has arrived after 20 seconds. A frame that a browser
 * fills with an error page of its own says that it has loaded; that is why the picture beside it
 * and the line below it stay in any case.
 */
export function useMapFrame() {
  const [state, setState] = useState<MapFrameState>('closed');
  const [hasLoaded, setLoaded] = useState(false);
  const isWaiting = state === 'open' && !hasLoaded;

  useEffect(() => {
    if (!isWaiting) return;
    const giveUp = () => setState('failed');
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') giveUp();
    };
    const timer = setTimeout(giveUp, PATIENCE);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [isWaiting]);

  return {
    state,
    open() {
      setLoaded(false);
      setState(navigator.onLine ? 'open' : 'failed');
    },
    loaded: () => setLoaded(true),
  };
}

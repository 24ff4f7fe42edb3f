import { useEffect, useEffectEvent } from 'react';
import { browserClock } from '#app/ui/clock.ts';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Resends a form that waits for the network: when the network is back, when the visitor returns to the page,
 * and while it is visible after ever longer pauses. `send` must do nothing while another attempt is under
 * way.
 */
export function useResend(isWaiting: boolean, send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!isWaiting) return;
    let pause = firstPauseMs;
    let cancel = () => {};
    const look = () => document.visibilityState === 'visible' && navigator.onLine && sendNow();
    const plan = () => {
      cancel = browserClock.after(pause, () => {
        pause = Math.min(pause * 2, longestPauseMs);
        plan();
        look();
      });
    };
    const online = () => sendNow();
    plan();
    addEventListener('online', online);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancel();
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting]);
}

import { useEffect, useState } from 'react';

/**
 * `value`, one frame after it has changed: the frame in between shows what says so, such as the button that was pressed.
 * `useDeferredValue` does not wait for the browser to draw, and often brings both into the same frame.
 */
export function useFrameLater(value: boolean): boolean {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setShown(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [shown, value]);
  return shown;
}

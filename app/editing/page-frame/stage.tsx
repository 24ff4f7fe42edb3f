import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './stage.module.css';

/** Of a usual computer. */
const leastWide = 1280;

/** Shows the page as wide as a phone, or as wide as a computer: made smaller where that does not fit. */
export function Stage({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: leastWide, height: 800 });
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (room.current) watcher.observe(room.current);
    return () => watcher.disconnect();
  }, []);
  const scale = Math.min(1, width / leastWide);
  const size = { width: width / scale, height: height / scale, transform: `scale(${scale})` };
  return (
    <div ref={room} className={styles.room}>
      <div className={isWide ? styles.wide : styles.phone} style={isWide ? size : undefined}>
        {children}
      </div>
    </div>
  );
}

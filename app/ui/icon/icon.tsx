import type { IconName } from './icon-names.ts';
import { iconMarkup } from './icon-markup.ts';
import styles from './icon.module.css';

/** A small drawing beside a label. It has no name of its own, so it is never the only thing that tells something (WCAG 1.1.1). */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Where the server drew the icon, it stays as it was drawn.
      suppressHydrationWarning
      dangerouslySetInnerHTML={iconMarkup(name)}
    />
  );
}

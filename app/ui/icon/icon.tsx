import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';
import styles from './icon.module.css';

/** A small drawing beside a label. It has no name of its own, so it is never the only thing that tells something (WCAG 1.1.1). */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

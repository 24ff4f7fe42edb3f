import sprite from './icons.svg?url';
import styles from './icon.module.css';

/** The names of the drawings in `icons.svg`. A test compares the two. */
export const iconNames = [
  'alarm-clock',
  'arrow-left',
  'arrow-right',
  'badge-check',
  'ban',
  'briefcase-business',
  'calendar-clock',
  'camera',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'circle-slash',
  'clipboard-check',
  'clipboard-list',
  'clock',
  'compass',
  'copy',
  'ellipsis-vertical',
  'external-link',
  'eye',
  'facebook',
  'file-check',
  'file-pen',
  'file-text',
  'globe',
  'graduation-cap',
  'handshake',
  'image-plus',
  'images',
  'inbox',
  'info',
  'linkedin',
  'log-out',
  'mail',
  'mail-check',
  'mail-x',
  'map-pin',
  'menu',
  'message-circle',
  'pause',
  'pencil',
  'phone',
  'phone-call',
  'phone-missed',
  'phone-off',
  'phone-outgoing',
  'plane',
  'play',
  'printer',
  'refresh-cw',
  'rotate-ccw',
  'scale',
  'search',
  'send',
  'share-2',
  'shield-check',
  'sliders-horizontal',
  'stamp',
  'star',
  'sun-moon',
  'target',
  'ticket',
  'trash-2',
  'user',
  'user-plus',
  'users',
  'wallet',
  'x',
  'youtube',
] as const;

export type IconName = (typeof iconNames)[number];

/** A small drawing beside a label. It has no name of its own, so it is never the only thing that tells something (WCAG 1.1.1). */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import type { ComponentProps } from 'react';
import type { ShownMark } from '#app/content/pictures/mark.ts';
import styles from './mark-tile.module.css';

/**
 * An uploaded mark on its ground. The colour is an attribute of a drawing, because the policy of our pages forbids
 * styles in the page.
 */
export function MarkTile({
  mark: { address, small, ground },
  className,
  height,
  alt,
  loading,
}: { mark: Omit<ShownMark, 'query'> } & Pick<
  ComponentProps<'img'>,
  'height' | 'className' | 'alt' | 'loading'
>) {
  return (
    <span className={styles.tile}>
      {ground && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={ground} />
        </svg>
      )}
      {/* The page view of staff finds it by its address; browsers take the small file. */}
      <img
        className={className}
        src={address}
        srcSet={small}
        width={height}
        height={height}
        alt={alt}
        loading={loading}
      />
    </span>
  );
}

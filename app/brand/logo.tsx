import type { ComponentProps } from 'react';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useFacts } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './logo.module.css';
import { MarkTile } from './mark/mark-tile.tsx';

/**
 * The logo of the agency: the mark that it has uploaded, beside its name; else the shipped one, in which the name is drawn,
 * or beside another name only its mark. `home` is said of a logo that leads to the home page.
 */
export function Logo({
  isOnDark = false,
  home,
  width,
  height,
  className,
  loading,
}: Pick<ComponentProps<'img'>, 'width' | 'height' | 'className' | 'loading'> & {
  isOnDark?: boolean;
  home?: string;
}) {
  const { agency } = useFacts('agency');
  const name = agency.name[useLanguage()];
  const { isRenamed, mark } = usePublicSettings();
  const isNamed = Boolean(isRenamed || mark);
  const drawing = `${isRenamed ? 'mark' : 'logo'}${isOnDark ? '-on-dark' : ''}`;
  const alt = home ? `${name}, ${home}` : name;
  const picture = mark ? (
    <MarkTile {...{ mark, className, height, alt, loading }} />
  ) : (
    <img
      className={className}
      src={`/illustrations/${drawing}.svg`}
      width={isNamed ? height : width}
      height={height}
      alt={alt}
      loading={loading}
    />
  );
  if (!isNamed) return picture;
  return (
    <span className={styles.named}>
      {picture}
      <b aria-hidden="true">{name}</b>
    </span>
  );
}

import type { ComponentProps } from 'react';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useFacts } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './logo.module.css';

/**
 * The logo of the agency, in which its name is drawn; beside another name only the mark. `home` is said of a logo that
 * leads to the home page.
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
  const { isRenamed } = usePublicSettings();
  const drawing = `${isRenamed ? 'mark' : 'logo'}${isOnDark ? '-on-dark' : ''}`;
  const picture = (
    <img
      className={className}
      src={`/illustrations/${drawing}.svg`}
      width={isRenamed ? height : width}
      height={height}
      alt={home ? `${name}, ${home}` : name}
      loading={loading}
    />
  );
  if (!isRenamed) return picture;
  return (
    <span className={styles.named}>
      {picture}
      <b aria-hidden="true">{name}</b>
    </span>
  );
}

import type { ComponentProps } from 'react';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useFacts } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { logoMarkup } from './logo-markup.ts';
import styles from './logo.module.css';

/**
 * The logo of the agency, in which its name is drawn; beside another name only the mark. `home` is said of a logo that
 * leads to the home page. What is seen first `isInPage`: it stands in the page itself and not in a file of its own.
 */
export function Logo({
  isOnDark = false,
  isInPage = false,
  home,
  width,
  height,
  className,
  loading,
}: Pick<ComponentProps<'img'>, 'width' | 'height' | 'className' | 'loading'> & {
  isOnDark?: boolean;
  isInPage?: boolean;
  home?: string;
}) {
  const { agency } = useFacts('agency');
  const name = agency.name[useLanguage()];
  const { isRenamed } = usePublicSettings();
  const drawing = isRenamed ? 'mark' : 'logo';
  const alt = home ? `${name}, ${home}` : name;
  const size = { width: isRenamed ? height : width, height };
  const picture = isInPage ? (
    <svg
      {...size}
      className={className}
      preserveAspectRatio="xMinYMid"
      viewBox={isRenamed ? '0 0 64 64' : '0 0 248 64'}
      role="img"
      aria-label={alt}
      suppressHydrationWarning
      dangerouslySetInnerHTML={logoMarkup[drawing]}
    />
  ) : (
    <img
      {...size}
      className={className}
      src={`/illustrations/${drawing}${isOnDark ? '-on-dark' : ''}.svg`}
      alt={alt}
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

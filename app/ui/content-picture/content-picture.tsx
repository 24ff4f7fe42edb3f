import type { ComponentProps } from 'react';
import type { Picture } from '#app/content/pictures/picture.ts';
import { useLanguage } from '#app/i18n/text.ts';

/**
 * A picture of the content. A drawing is shown as it is, in the size and with the words given. An uploaded one has its
 * own size, which its address names (`image-shapes.ts`), its own words, and a file of half its size for small screens;
 * `sizes` says how wide it is shown.
 */
export function ContentPicture({
  className,
  src,
  width,
  height,
  alt = '',
  loading = 'lazy',
  fetchPriority,
  sizes,
}: Pick<
  ComponentProps<'img'>,
  'className' | 'width' | 'height' | 'alt' | 'loading' | 'fetchPriority' | 'sizes'
> & { src: Picture }) {
  const language = useLanguage();
  const [address, words] =
    typeof src === 'string' ? [src, alt] : [src.address, 'decoration' in src ? '' : src[language]];
  const [, file = '', across, down, type] =
    /^(\/media\/\w+-)(\d+)x(\d+)(\.webp)$/.exec(address) ?? [];
  const [wide, high] = [Number(across), Number(down)];
  return (
    <img
      className={className}
      src={address}
      {...(file
        ? {
            srcSet: `${file}${wide / 2}x${high / 2}${type} ${wide / 2}w, ${address} ${wide}w`,
            // A browser that knows `auto` measures for itself.
            sizes: sizes ?? `auto, ${wide / 2}px`,
            width: wide,
            height: high,
          }
        : { width, height })}
      alt={words}
      // Eager is what browsers do without the word.
      loading={loading === 'lazy' ? loading : undefined}
      fetchPriority={fetchPriority}
    />
  );
}

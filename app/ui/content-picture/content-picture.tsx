import type { ComponentProps } from 'react';

/**
 * A picture of the content. A drawing is shown as it is, in the size given. An uploaded one has its own size, which its
 * address names (`image-shapes.ts`), and a file of half that for small screens; `sizes` says how wide it is shown.
 */
export function ContentPicture({
  className,
  src,
  width,
  height,
  alt = '',
  loading = 'lazy',
  sizes,
}: Pick<ComponentProps<'img'>, 'className' | 'width' | 'height' | 'alt' | 'loading' | 'sizes'> & {
  src: string;
}) {
  const [, file = '', across, down, type] = /^(\/media\/\w+-)(\d+)x(\d+)(\.webp)$/.exec(src) ?? [];
  if (!file) return <img {...{ className, src, width, height }} alt={alt} loading={loading} />;
  const [wide, high] = [Number(across), Number(down)];
  return (
    <img
      className={className}
      src={src}
      srcSet={`${file}${wide / 2}x${high / 2}${type} ${wide / 2}w, ${src} ${wide}w`}
      // A browser that knows `auto` measures for itself.
      sizes={sizes ?? `auto, ${wide / 2}px`}
      width={wide}
      height={high}
      alt={alt}
      loading={loading}
    />
  );
}

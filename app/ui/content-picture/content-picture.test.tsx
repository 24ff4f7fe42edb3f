import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { imageAddress } from '#app/images/image-address.ts';
import { imageFileName, imageShapes } from '#app/images/image-shapes.ts';
import { ContentPicture } from './content-picture.tsx';

const key = '0123456789abcdef'.repeat(2);
const html = (picture: Parameters<typeof ContentPicture>[0]) =>
  renderToStaticMarkup(<ContentPicture {...picture} />);

test('a drawing is written as it always was', () => {
  const src = '/illustrations/portrait-ceo.svg';
  expect(html({ src, width: '400', height: '440' })).toBe(
    renderToStaticMarkup(<img src={src} width="400" height="440" alt="" loading="lazy" />),
  );
  const art = { className: 'art', src, width: '480', height: '300', alt: 'A desk' };
  expect(html({ ...art, loading: undefined })).toBe(
    '<img class="art" src="/illustrations/portrait-ceo.svg" width="480" height="300" alt="A desk" loading="lazy"/>',
  );
});

test.each(['portrait', 'scene'] as const)(
  'an uploaded %s names its size and both its files, which are there',
  (shape) => {
    const [large, small] = imageShapes[shape];
    const address = (file: typeof large | typeof small) => `/media/${imageFileName(key, file)}`;
    const src = imageAddress(key, shape);
    expect(html({ src, width: '400', height: '440', alt: 'Rakib' })).toBe(
      `<img src="${src}" srcSet="${address(small)} ${small.width}w, ${address(large)} ${large.width}w" ` +
        `sizes="auto, ${small.width}px" width="${large.width}" height="${large.height}" alt="Rakib" loading="lazy"/>`,
    );
  },
);

test('a place that knows how wide it shows a picture says so', () => {
  expect(html({ src: imageAddress(key, 'portrait'), sizes: '56px' })).toContain('sizes="56px"');
});

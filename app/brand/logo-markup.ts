import logo from '#public/illustrations/logo.svg?raw';
import mark from '#public/illustrations/mark.svg?raw';

/**
 * What stands in the `<svg>` of a logo that is drawn in its page, for the same reason as with icons: see `iconMarkup`.
 * Where scripts draw it, it refers to the file.
 */
export const logoMarkup = {
  logo: { __html: insideOf(logo, 'logo', 248) },
  mark: { __html: insideOf(mark, 'mark', 64) },
};

function insideOf(drawing: string, name: string, width: number): string {
  if (!import.meta.env.SSR)
    return `<image href="/illustrations/${name}.svg" width="${width}" height="64"/>`;
  return drawing.replace(/^<svg.*?>|<\/svg>\s*$/g, '');
}

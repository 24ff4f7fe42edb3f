/** A colour of sRGB: red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export function rgbOf(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * The contrast that at least half of a drawing has to its ground, from the pixels of a square (RGBA); null where nothing is
 * drawn. A picture without a clear pixel brings a ground of its own: the colour of most of its edge.
 */
export function markContrast(pixels: Uint8Array, ground: Rgb): number | null {
  const all = Array.from({ length: pixels.length / 4 }, (_, at) => pixels.subarray(at * 4));
  const isOpaque = all.every(([, , , alpha = 0]) => alpha > 250);
  const behind = isOpaque ? edgeColour(all) : ground;
  const found = all
    .map((pixel) => ({
      isSolid: (pixel[3] ?? 0) > 127,
      ratio: contrast(over(pixel, behind), behind),
    }))
    // Beside clear pixels whatever is solid is drawn, also where it has the colour of its ground.
    .filter(({ isSolid, ratio }) => (isOpaque ? ratio > least : isSolid))
    .map(({ ratio }) => ratio)
    .toSorted((a, b) => b - a);
  return found.length < all.length / 100 ? null : (found[Math.floor(found.length / 2)] ?? null);
}

/** Below it nobody sees a difference. */
const least = 1.2;

function over([red = 0, green = 0, blue = 0, alpha = 0]: Uint8Array, behind: Rgb): Rgb {
  const mix = (part: number, under: number) => (part * alpha + under * (255 - alpha)) / 255;
  return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2])];
}

function edgeColour(all: readonly Uint8Array[]): Rgb {
  const side = Math.sqrt(all.length);
  const edge = all.filter((_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return x === 0 || y === 0 || x === side - 1 || y === side - 1;
  });
  // Shades of one colour count as one.
  const counted = new Map<string, { count: number; colour: Rgb }>();
  for (const [red = 0, green = 0, blue = 0] of edge) {
    const name = [red, green, blue].map((part) => part >> 4).join();
    const count = (counted.get(name)?.count ?? 0) + 1;
    counted.set(name, { count, colour: [red, green, blue] });
  }
  const [most] = [...counted.values()].toSorted((a, b) => b.count - a.count);
  return most?.colour ?? [255, 255, 255];
}

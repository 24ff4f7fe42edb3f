/**
 * The text of a QR code, read from its modules as a camera's program does after it has found them (ISO/IEC 18004):
 * one block of bytes, as short addresses are in versions 1 to 5. `path` draws a square for each dark module.
 */
export function readQr(path: string): string {
  const { size, isDark } = modulesOf(path);
  const format = [0, 1, 2].map((at) => Number(isDark(2 + at, 8))).join('');
  // Bits 10 to 12 of the format, without the mask that every format has.
  const mask = Number.parseInt(format, 2) ^ 0b101;
  const bits = columnsOf(size).flatMap(([x, y]) =>
    isFunction(x, y, size) ? [] : [Number(isDark(x, y) !== isMasked(mask, x, y))],
  );
  const number = (from: number, length: number) =>
    Number.parseInt(bits.slice(from, from + length).join(''), 2);
  if (number(0, 4) !== 0b0100) throw new Error('not a text of bytes');
  const bytes = Array.from({ length: number(4, 8) }, (_, at) => number(12 + 8 * at, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** How much of a code may be lost: the first two bits of its format, without the mask that every format has. */
export function levelOfQr(path: string): string {
  const { isDark } = modulesOf(path);
  return 'MLHQ'.charAt(((Number(isDark(0, 8)) << 1) | Number(isDark(1, 8))) ^ 0b10);
}

function modulesOf(path: string) {
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
  const places = [...dark].map((place) => place.split(',').map(Number) as [number, number]);
  const border = Math.min(...places.map(([x]) => x));
  const size = Math.max(...places.map(([x]) => x)) - border + 1;
  return { size, isDark: (x: number, y: number) => dark.has(`${x + border},${y + border}`) };
}

/** All modules in the order of their bits: two columns wide, up and down, from the right; without the timing column. */
function columnsOf(size: number): [x: number, y: number][] {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, at) => size - 1 - 2 * at);
  return rights.flatMap((right, at) =>
    Array.from({ length: size }, (_, row) => (at % 2 === 0 ? size - 1 - row : row)).flatMap(
      (y): [number, number][] => {
        const x = right > 6 ? right : right - 1;
        return [
          [x, y],
          [x - 1, y],
        ];
      },
    ),
  );
}

/** Finders with their formats, timing lines and the one alignment pattern: no data. */
function isFunction(x: number, y: number, size: number): boolean {
  const isFinder = (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9);
  const isAligning = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return isFinder || isAligning || x === 6 || y === 6;
}

function isMasked(mask: number, x: number, y: number): boolean {
  const rules = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  return rules[mask] === 0;
}

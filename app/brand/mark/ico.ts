/** An ICO file of square PNGs: a header of 6 bytes, an entry of 16 for each, then the PNGs. Sides in pixels, up to 255. */
export function ico(pictures: readonly { png: Uint8Array; side: number }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  pictures.forEach(({ png, side }, at) => {
    const entry = head.subarray(6 + 16 * at);
    entry.set([side, side]);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(place, 12);
    place += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

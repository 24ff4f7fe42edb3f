/**
 * A variable font with the kerning of one of its instances for all weights. Both are cut to the same glyphs. How pairs
 * of letters move with the weight is a sixth of a font for text, and less than a hundredth of an em.
 */
export function withKerningOf(variable: Uint8Array, instance: Uint8Array): Uint8Array {
  const tables = tablesOf(variable);
  const still = tablesOf(instance);
  // GDEF has the variations of GPOS, and nothing else here.
  for (const name of ['GPOS', 'GDEF']) {
    const table = still.get(name);
    if (table) tables.set(name, table);
  }
  return sfntOf(tables);
}

type Tables = Map<string, Buffer>;

const headerBytes = 12;
const entryBytes = 16;

/** The tables of a font, by their names; a copy, which may be changed. */
export function tablesOf(sfnt: Uint8Array): Tables {
  const bytes = Buffer.from(sfnt);
  const count = bytes.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = headerBytes + index * entryBytes;
      const start = bytes.readUInt32BE(entry + 8);
      const end = start + bytes.readUInt32BE(entry + 12);
      return [bytes.toString('latin1', entry, entry + 4), bytes.subarray(start, end)];
    }),
  );
}

/** A TrueType font of these tables. Without checksums, which WOFF2 leaves out: browsers compute them. */
export function sfntOf(tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(headerBytes + sorted.length * entryBytes);
  // TrueType outlines, and the three numbers by which old programs searched the entries.
  const power = Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(2 ** power * entryBytes, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((sorted.length - 2 ** power) * entryBytes, 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, [name, table]] of sorted.entries()) {
    const entry = headerBytes + index * entryBytes;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    at += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

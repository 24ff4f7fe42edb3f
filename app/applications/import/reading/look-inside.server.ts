import { inflateRawSync } from 'node:zlib';

/** What a workbook says of itself; its sheets in their order. */
export type Workbook = { isHidden: boolean[]; is1904: boolean };

/** Bytes that the parts of a workbook may have together. */
const maxUnpacked = 50 * 1024 * 1024;

/**
 * Unpacks the parts of an .xlsx file (a ZIP archive, APPNOTE 6.3) to know how large they really are, whatever the archive
 * says of itself: the reader itself takes all that comes. Nothing that is unpacked is kept but the list of its sheets.
 */
export function lookInside(bytes: Uint8Array): Workbook | ListRefusal {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxUnpacked;
  let workbook: Workbook | undefined;
  try {
    const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    let at = file.readUInt32LE(end + 16);
    for (let entries = file.readUInt16LE(end + 10); entries > 0; entries -= 1) {
      if (file.readUInt32LE(at) !== 0x02014b50) return 'list_unreadable';
      const nameEnd = at + 46 + file.readUInt16LE(at + 28);
      const name = file.toString('utf8', at + 46, nameEnd);
      const start = file.readUInt32LE(at + 42);
      const data = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
      const packed = file.subarray(data, data + file.readUInt32LE(at + 20));
      // Macros, pictures and what belongs to a printer are never unpacked.
      if (/\.xml(?:\.rels)?$/.test(name)) {
        const isPacked = file.readUInt16LE(at + 10) !== 0;
        if (left <= 0) return 'list_too_large';
        const part = isPacked ? inflateRawSync(packed, { maxOutputLength: left }) : packed;
        left -= part.length;
        if (farCell.test(part.toString('latin1'))) return 'list_too_long';
        if (/(?:^|\/)workbook\.xml$/.test(name)) workbook = read(part.toString('utf8'));
      }
      at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error;
    return isTooLarge && error.code === 'ERR_BUFFER_TOO_LARGE'
      ? 'list_too_large'
      : 'list_unreadable';
  }
  if (left < 0) return 'list_too_large';
  return workbook ?? 'list_unreadable';
}

/**
 * A cell with something in it beyond column ZZ or row 99,999: the reader fills all that lies before it, which took eleven
 * seconds and 256 MB.
 */
const farCell = /<(?:\w+:)?c\s[^>]*\br=["'](?:[A-Z]{3}\d+|[A-Z]+\d{6,})["'](?![^>]*\/>)/;

function read(xml: string): Workbook {
  const sheets = xml.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return {
    isHidden: sheets.map((sheet) => /\sstate=["'](?:hidden|veryHidden)["']/.test(sheet)),
    is1904: /\sdate1904=["'](?:1|true)["']/.test(xml),
  };
}

/** Why a file is not taken; each is a code of `app/http/problems.ts`. */
export type ListRefusal =
  | 'list_unreadable'
  | 'list_locked'
  | 'list_too_large'
  | 'list_too_long'
  | 'list_empty';

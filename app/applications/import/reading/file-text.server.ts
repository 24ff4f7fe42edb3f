import { parse } from 'csv-parse/sync';

/** The text of a file in UTF-8 or UTF-16, with or without a mark in front, or else Windows-1252; null where it is no text. */
export function textOf(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return control.test(text) ? null : text;
  } catch {
    if (encoding !== 'utf-8') return null;
    const text = new TextDecoder('windows-1252').decode(bytes);
    // Every byte is a sign of Windows-1252, also those of a picture.
    return control.test(text) ? null : text;
  }
}

/** Signs that no list has: control characters but those that part lines and cells. */
const control = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

function encodingOf([first, second, third, fourth]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: what is written in Latin letters has a zero in each of its two bytes.
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be';
  return 'utf-8';
}

/** The cells of a text (RFC 4180, with `;` or tabs in place of `,` where those part it); null where it cannot be parted. */
export function cellsOf(text: string): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      // Of a list that was typed, `the "big" one` and a quote that never ends are no faults.
      relax_quotes: true,
      relax_column_count: true,
      trim: true,
    });
  } catch {
    return null;
  }
}

/** What parts most of the first lines into the same number of cells. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 10);
  const weigh = (sign: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1);
    return (
      counts.filter((count) => count > 0 && count === counts[0]).length * 100 + (counts[0] ?? 0)
    );
  };
  return ['\t', ';', ','].sort((one, other) => weigh(other) - weigh(one))[0] ?? ',';
}

/** How a program may split comma-separated values into cells. */
type Reading = { lineBreak: RegExp; separator: RegExp; honoursQuotes: boolean };

const readings: Reading[] = [/\r\n|\r|\n/, /\r\n/, /\n/, /\r/].flatMap((lineBreak) =>
  [/,/, /;/, /\t/, /[,;\t]/].flatMap((separator) =>
    [true, false].map((honoursQuotes) => ({ lineBreak, separator, honoursQuotes })),
  ),
);

/** What spreadsheets strip from a cell first, and the characters that start a formula. */
const formula = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"]*[=+\-@＝＋－＠]/u;

/**
 * All cells of a file that some program would evaluate as a formula: lines may end at CR, LF or CR LF, cells
 * at a comma, a semicolon or a tab, and quotes may group a cell or be ordinary characters.
 */
export function formulasIn(csv: string): string[] {
  return [...new Set(readings.flatMap((reading) => cellsOf(csv, reading)))].filter((cell) =>
    formula.test(cell),
  );
}

function cellsOf(csv: string, { lineBreak, separator, honoursQuotes }: Reading): string[] {
  const ends = new RegExp(`${lineBreak.source}|${separator.source}`);
  if (!honoursQuotes) return csv.split(ends);
  // A quoted cell ends at the next single quote; the text after that is taken as it is.
  const quoted = /^"((?:[^"]|"")*)(?:"|$)/;
  const cells = [];
  for (let rest = csv; ;) {
    const inQuotes = quoted.exec(rest);
    const after = inQuotes ? rest.slice(inQuotes[0].length) : rest;
    const end = ends.exec(after);
    const tail = end ? after.slice(0, end.index) : after;
    cells.push((inQuotes?.[1] ?? '').replaceAll('""', '"') + tail);
    if (!end) return cells;
    rest = after.slice(end.index + end[0].length);
  }
}

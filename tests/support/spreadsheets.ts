/** How one program may cut a file of comma-separated values into cells. */
type Reading = { lineBreak: RegExp; separator: RegExp; honoursQuotes: boolean };

const readings: Reading[] = [/\r\n|\r|\n/, /\r\n/, /\n/, /\r/].flatMap((lineBreak) =>
  [/,/, /;/, /\t/, /[,;\t]/].flatMap((separator) =>
    [true, false].map((honoursQuotes) => ({ lineBreak, separator, honoursQuotes })),
  ),
);

/** What a spreadsheet takes away before it looks at a cell, and the signs that make it a formula. */
const formula = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"]*[=+\-@＝＋－＠]/u;

/**
 * Every cell of a file that one program or another would calculate: lines end at CR, LF or CR LF, cells at
 * a comma, a semicolon or a tab, and quotes hold a cell together or are letters like any other.
 */
export function formulasIn(csv: string): string[] {
  return [...new Set(readings.flatMap((reading) => cellsOf(csv, reading)))].filter((cell) =>
    formula.test(cell),
  );
}

function cellsOf(csv: string, { lineBreak, separator, honoursQuotes }: Reading): string[] {
  const ends = new RegExp(`${lineBreak.source}|${separator.source}`);
  if (!honoursQuotes) return csv.split(ends);
  // A cell that begins with a quote goes on to the next single one; what follows that is taken as it is.
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

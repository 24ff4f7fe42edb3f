/**
 * A rendered page in two parts, of which the first is all that is changed by what stands in the head. To search and
 * replace in a whole page is to copy it each time, and the largest have half a million characters.
 */
export function headAndBody(html: string): { head: string; body: string } {
  const end = html.indexOf('</head>') + '</head>'.length;
  return { head: html.slice(0, end), body: html.slice(end) };
}

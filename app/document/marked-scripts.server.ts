/**
 * Takes the marks off a rendered page, and returns the texts of the inline scripts that had one: those
 * that the router and React have written. Only they belong into the policy. Whatever else has come to
 * stand in the page as a script, by a text that nobody escaped, cannot know the mark and is refused by
 * the browser. `mark` is the nonce that the page was rendered with, made anew for each rendering.
 */
export function markedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , script = '']) => script);
  return { html: html.replaceAll(attribute, ''), scripts };
}

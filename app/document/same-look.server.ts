/** Whether two versions of a page look alike: they may differ in their scripts, in which data for the browser stands. */
export function haveSameLook(html: string, other: string): boolean {
  return withoutScripts(html) === withoutScripts(other);
}

function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

import type { Page } from '@playwright/test';

/** Whether a response has started tags in its source that the browser has put elsewhere, or ids twice. */
export async function markupFaults(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const body = source.slice(source.indexOf('<body'));
    const plain = body.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1></$1>');
    const written = [...plain.matchAll(/<([a-z][a-z0-9]*)\b/gi)].map(([, tag]) =>
      tag!.toLowerCase(),
    );
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const read = [parsed.body, ...parsed.body.querySelectorAll('*')].map(({ localName }) =>
      localName.toLowerCase(),
    );
    const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
    const named = [...parsed.querySelectorAll('[for], [aria-labelledby], [aria-describedby]')]
      .flatMap((element) =>
        ['for', 'aria-labelledby', 'aria-describedby'].flatMap(
          (name) => element.getAttribute(name)?.split(' ') ?? [],
        ),
      )
      .filter((id) => !parsed.getElementById(id));
    return [
      ...(written.join() === read.join() ? [] : ['elements are not where they were written']),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
      ...named.map((id) => `no ${id}`),
    ];
  }, html);
}

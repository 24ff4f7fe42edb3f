import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Window } from 'happy-dom';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startSite } from '#tests/support/running-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

/** Vitest's global setup: one fresh site for all files that only read it. Those that change its pages start their own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite('build');
  provide('origin', site.origin);
  return () => site.end();
}

/** Asks the site that all share, without following where it sends on. The answer has come whole. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, inject('origin'));
  const wanted = new Request(url, init);
  // Not `fetch`, which uses connections again that the site has closed while a page was parsed.
  const { method, headers } = wanted;
  const sent = request(url, { agent: false, method, headers: Object.fromEntries(headers) });
  sent.end(Buffer.from(await wanted.arrayBuffer()));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const status = answer.statusCode ?? 0;
  const body = await buffer(answer);
  const isEmpty = [204, 304].includes(status);
  return new Response(isEmpty ? null : new Uint8Array(body), {
    status,
    headers: Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  });
}

const pages = new Map<string, Promise<Document>>();

/**
 * The page that the site sends at an address, as a document: what everybody reads, also before and without scripts.
 * Asked for and parsed once in each file of tests.
 */
export function pageAt(address: string): Promise<Document> {
  const known = pages.get(address) ?? ask(address).then(async (it) => documentOf(await it.text()));
  pages.set(address, known);
  return known;
}

const window = new Window();

/** Without styles and scripts but for what search engines read: the parser is led astray by them. */
export function documentOf(html: string): Document {
  const plain = html.replace(
    /<(style|script(?! type="application\/ld\+json"))\b[^>]*>[^]*?<\/\1>/g,
    '',
  );
  const parsed = new window.DOMParser().parseFromString(plain, 'text/html');
  return parsed as unknown as Document;
}

/** The footer of a page, which quotations have as well. */
export function footerOf(page: Document): Element {
  return [...page.querySelectorAll('footer')].at(-1)!;
}

/** Every text of an element as it stands there, with spaces between them. */
export function textOf(element: Element): string {
  return textsIn(element).join(' ');
}

/** The texts within an element, one after the other. */
export function textsIn(element: Element): string[] {
  const texts = element.ownerDocument.createTreeWalker(element, window.NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue?.trim() ?? '');
  return found.filter(Boolean);
}

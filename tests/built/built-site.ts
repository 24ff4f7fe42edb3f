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

export type Answers = Record<string, string>;
/** What came of a form: the page, as it was sent and as a document. */
export type Sent = { status: number; headers: Headers; html: string; page: Document };
type Control = HTMLInputElement;

const isTick = ({ type }: Control) => type === 'checkbox' || type === 'radio';
const controlsIn = (form: Element, selector: string) => [
  ...form.querySelectorAll<Control>(selector),
];

/** The form of a page that asks for all of this. */
export function formFor(page: Document, answers: Answers): Element {
  const asks = (form: Element) =>
    Object.keys(answers).every((name) => form.querySelector(`[name="${name}"]`));
  return [...page.querySelectorAll('main form')].find(asks)!;
}

/** What stands in the fields of a form, by the names of `answers`. */
export function standing(form: Element, answers: Answers): Answers {
  return Object.fromEntries(
    Object.keys(answers).map((name) => {
      const all = controlsIn(form, `[name="${name}"]`);
      return [name, all.find((one) => !isTick(one) || one.checked)?.value ?? ''];
    }),
  );
}

/** Fills in a form of the page at `path` and sends it, as a browser does without scripts. Without a cookie it keeps none. */
export async function sendForm(
  form: Element,
  path: string,
  answers: Answers = {},
  { origin = inject('origin'), cookie = '' } = {},
): Promise<Sent> {
  const body = new URLSearchParams();
  for (const control of controlsIn(form, 'input, textarea, select')) {
    const { name, value, checked } = control;
    const answer = answers[name];
    if (!isTick(control)) body.append(name, answer ?? value);
    else if (answer === undefined ? checked : answer === value) body.append(name, value);
  }
  const address = new URL(form.getAttribute('action') ?? '', origin + path);
  const answer = await fetch(address, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { origin, ...(cookie && { cookie }) },
  });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, page: documentOf(html) };
}

/** What is said about a field of a form to whoever does not see it. */
export function describedBy(form: Element, name: string): string {
  const ids = form.querySelector(`[name="${name}"]`)!.getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => form.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ');
}

import { readFileSync } from 'node:fs';
import { METHODS, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { wellKnownFiles } from '#app/seo/well-known-files.server.ts';
import { dataAddress } from '#app/document/data-address.ts';
import { hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { mountedAddresses } from '#tests/support/mounted-addresses.ts';
import { staff } from '#tests/support/running-site.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import type { Random } from './random.ts';

/** A call, and the `route` by which it is named: its method and its address as documented. */
export type Call = {
  route: string;
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | null;
};

/** An address as it is documented, `{id}` for what changes, and the methods that it has. */
type Place = { template: string; methods: string[] };

/** What can be called at a running site: what its API documents, and every page. */
export async function placesOf(origin: string): Promise<Place[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, object> };
  const documented = Object.entries(paths).map(([path, operations]) => ({
    template: `/api${path}`,
    methods: Object.keys(operations).map((method) => method.toUpperCase()),
  }));
  return [...documented, ...pages];
}

/** One call. `cookie` is that of somebody who is signed in; not every call has it. */
export function callOf(random: Random, places: Place[], origin: string, cookie: string): Call {
  const { template, methods } = random.of(places);
  const method = random.chance(0.75) ? random.of(methods) : random.of(oddMethods);
  const path = pathOf(random, template);
  const type = random.chance(0.5) ? 'application/json' : random.of(types);
  const body = method === 'GET' || method === 'HEAD' ? null : bodyOf(random, type);
  const headers: OutgoingHttpHeaders = {
    ...(random.chance(0.85) && { origin }),
    ...(random.chance(0.6) && { cookie }),
    ...(body && random.chance(0.95) && { 'content-type': type }),
    // By some methods Node would send it without saying where it ends.
    ...(body && { 'content-length': body.length }),
  };
  for (let more = random.upTo(3); more > 0; more -= 1) {
    headers[random.of(oddHeaders)] = headerText(random.of(texts));
  }
  if (random.chance(0.05)) headers.host = headerText(random.of([...oddHosts, ...texts]));
  return { route: `${method} ${template}`, method, path, headers, body };
}

/** Every page, also as the router asks for its data, and what else has an address. */
const pages: Place[] = [
  ...mountedAddresses.map((address) => address.replace('*', '{id}')),
  ...mountedAddresses.map((address) => dataAddress(address.replace('*', '{id}'))),
  ...wellKnownFiles,
  ...['/administrator', '/__manifest', '/favicon.svg', '/assets/{id}', '/api/{id}', '//{id}'],
  ...['/healthz', '/readyz', '/metrics', '/media/{id}', '/media/{id}.webp'],
].map((template) => ({ template, methods: ['GET', 'GET', 'HEAD', 'POST'] }));

const oddMethods = METHODS.filter((method) => method !== 'CONNECT');

const texts = hostileStrings.map(textOf).map((text) => text.slice(0, 4000));

function pathOf(random: Random, template: string): string {
  const part = () =>
    random.of([
      () => encode(random.of(texts)),
      () => random.of(oddParts),
      () => `${random.upTo(1e9)}`,
      () => '0190a0b0-0000-7000-8000-000000000000',
    ])();
  let path = template.replace(/\{\w+\}/g, part);
  if (random.chance(0.08))
    path += random.of(['/', '//', '/..', '/%2e%2e/', '%00', ';a=b', '.data']);
  if (random.chance(0.03)) path = path.toUpperCase();
  const query = Array.from(
    { length: random.chance(0.5) ? random.upTo(4) : 0 },
    () => `${random.of(parameters)}=${part()}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const parameters = [
  ...['show', 'q', 'search', 'cursor', 'limit', 'next'],
  ...['_routes', 'index', 'format', 'day'],
];

const oddParts = [
  ...['%00', '%E0%A4%A', '%', '%zz', '..%2f..%2fetc%2fpasswd', '%5c%5cx', '%0d%0aset-cookie:a=b'],
  ...['-1', '1e309', 'NaN', 'null', '[]', '{}', 'true', '__proto__', 'constructor'],
  'x'.repeat(3000),
];

/** One lone half of a pair of surrogates cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 500));
}

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=corpusBoundary7',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'text/x-script',
  'application/octet-stream',
  'image/jpeg',
  'nonsense',
  ';;;',
];

type Manifest = Record<'bodies' | 'multipart', { file?: string; inline?: object }[]>;
const manifest = JSON.parse(readFileSync('tests/corpus/manifest.json', 'utf8')) as Manifest;
const files = ({ file }: { file?: string }) =>
  file ? [readFileSync(join('tests/corpus', file))] : [];
const corpusBodies = manifest.bodies.flatMap(files);
const corpusForms = manifest.multipart.flatMap(files);

const fields = [
  ...Object.keys(goodApplication),
  ...['message', 'password', 'newPassword', 'token', 'code', 'image', 'date', 'country'],
  ...['language', 'from', 'outcome', 'note', 'callAgainOn', 'currentPassword', 'secret', 'id'],
  ...['q', 'search'],
];

function bodyOf(random: Random, type: string): Buffer {
  if (random.chance(0.03)) return Buffer.alloc(70_000 + random.upTo(200_000), 'x');
  if (random.chance(0.15)) return random.of(corpusBodies);
  if (type.startsWith('multipart') && random.chance(0.6)) return random.of(corpusForms);
  const chosen = Array.from({ length: random.upTo(8) }, () => random.of(fields));
  if (type.includes('urlencoded')) {
    const form = chosen.map((name) => `${name}=${pathOf(random, '{value}')}`);
    return Buffer.from(form.join('&'));
  }
  const odd = () =>
    random.of<() => unknown>([
      () => random.of(texts),
      () => random.of([null, true, 0, -1, 1e308, '', [], {}, [[[]]], { a: { b: [] } }]),
      () => random.of(['en', 'bn', '/admin?', '/admin/allgallery', '2026-02-30', staff.email]),
    ])();
  const base = random.chance(0.4) ? goodApplication : {};
  const given = Object.fromEntries(chosen.map((name) => [name, odd()]));
  return Buffer.from(JSON.stringify({ ...base, ...given }));
}

const oddHeaders = [
  ...['accept', 'accept-encoding', 'accept-language', 'cookie', 'range', 'if-none-match'],
  ...['referer', 'idempotency-key', 'x-forwarded-for', 'x-request-id', 'authorization'],
  ...['user-agent', 'expect-ct', 'sec-fetch-site', 'origin', 'if-match', 'if-modified-since'],
  ...['forwarded', 'x-http-method-override', 'x-react-router-spa-mode', 'x-forwarded-host'],
  ...['x-forwarded-proto', 'save-data', 'content-encoding'],
];

const oddHosts = ['', 'evil.example', 'localhost:99999', '[::1', 'a b', '%', 'user@host', 'x/y'];

/** What can be written as a header at all. */
function headerText(text: string): string {
  return Buffer.from(text.slice(0, 300))
    .toString('latin1')
    .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '');
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response ready to be written, in every encoding a browser may ask for. */
export type ReadyResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer };
};

/** Whole pages in memory. A page is rendered once, and again after `forget`. */
export type PageCache = {
  get(key: string): ReadyResponse | undefined;
  /**
   * Renders a page unless somebody else is doing so already. When that fails, the page as it was
   * before the last change is better than none; it is not kept as the new one.
   */
  fill(key: string, render: () => Promise<ReadyResponse | null>): Promise<ReadyResponse | null>;
  /** Sets all pages aside, because content has changed. What is being rendered meanwhile is not kept. */
  forget(): void;
  /** True while nobody knows whether content has changed: the database cannot be asked. */
  isStale: boolean;
};

/** Far more than there are pages; a guard in case a key ever comes from a visitor. */
const mostPages = 500;

export function createPageCache(): PageCache {
  let pages = new Map<string, ReadyResponse>();
  let rendering = new Map<string, Promise<ReadyResponse | null>>();
  const previous = new Map<string, ReadyResponse>();
  return {
    isStale: false,
    get: (key) => pages.get(key),
    fill(key, render) {
      const running = rendering.get(key);
      if (running) return running;
      const [ownPages, ownRendering] = [pages, rendering];
      const page = render()
        .then(
          (ready) => {
            if (ready && ownPages.size < mostPages) ownPages.set(key, ready);
            return ready ?? previous.get(key) ?? null;
          },
          (error: unknown) => {
            const before = previous.get(key);
            if (!before) throw error;
            return before;
          },
        )
        .finally(() => ownRendering.delete(key));
      rendering.set(key, page);
      return page;
    },
    forget() {
      for (const [key, page] of pages) previous.set(key, page);
      pages = new Map();
      rendering = new Map();
    },
  };
}

/** Prepares a body for sending: its ETag and its compressed forms. `quality` is brotli's, 0 to 11. */
export async function readyResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  quality: number,
): Promise<ReadyResponse> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const bodies: ReadyResponse['bodies'] = { identity: body };
  if (isCompressible(headers['content-type'] ?? '')) {
    [bodies.br, bodies.gzip] = await Promise.all([
      compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      compressGzip(body, { level: 9 }),
    ]);
  }
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, etag, bodies };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip) as (
  body: Buffer,
  options: { level: number },
) => Promise<Buffer>;

function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|svg/.test(type);
}

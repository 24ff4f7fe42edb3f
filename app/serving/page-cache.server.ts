import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { collectGarbage } from './collect-garbage.server.ts';

/** A response ready to be written, in every encoding a browser may ask for. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer } | { br: Buffer; gzip: Buffer };
};

/** Whole pages in memory. A page is rendered once, and again after `invalidate`. */
export type PageCache = {
  get(key: string): CachedResponse | undefined;
  /**
   * Renders a page unless somebody else is doing so already. When that fails, the page as it was
   * before the last change is better than none; it is not kept as the new one.
   */
  fill(key: string, render: () => Promise<CachedResponse | null>): Promise<CachedResponse | null>;
  /** Sets all pages aside, because content has changed. What is being rendered meanwhile is not kept. */
  invalidate(): void;
  /** True while nobody knows whether content has changed: the database cannot be asked. */
  isStale: boolean;
};

/**
 * What the pages with a query may take together, in bytes. Their keys are known numbers and no words of a
 * visitor's (`handler.server.ts`), but a long gallery makes a hundred pages of up to a megabyte and a half;
 * compressed, as they are kept, all of those are some 6 MB.
 */
const maxBytes = 12 * 1024 * 1024;

/** Keeps every page without a query, which are a few dozen, and of the others the newest that fit in. */
export function createPageCache(limit = maxBytes): PageCache {
  /** Those of an earlier version are what is shown while the page cannot be rendered anew. */
  const kept = new Map<string, { page: CachedResponse; version: number }>();
  let rendering = new Map<string, Promise<CachedResponse | null>>();
  let version = 0;
  let bytes = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function drop(key: string) {
    const before = kept.get(key);
    if (before && isVariant(key)) bytes -= sizeOf(before.page);
    kept.delete(key);
  }

  function keep(key: string, page: CachedResponse) {
    drop(key);
    if (isVariant(key)) {
      const size = sizeOf(page);
      if (size > limit) return;
      for (const oldest of kept.keys()) {
        if (bytes + size <= limit) break;
        if (isVariant(oldest)) drop(oldest);
      }
      bytes += size;
    }
    kept.set(key, { page, version });
  }

  /**
   * One after the other, each after what the one before has left behind was collected: a hundred large
   * pages would need a hundred times the memory of one.
   */
  function inTurn<T>(render: () => Promise<T>): Promise<T> {
    const page = turn.then(render);
    turn = page.catch(() => {}).then(collectGarbage);
    return page;
  }

  return {
    isStale: false,
    get(key) {
      const found = kept.get(key);
      return found?.version === version ? found.page : undefined;
    },
    fill(key, render) {
      const running = rendering.get(key);
      if (running) return running;
      const [ownVersion, ownRendering] = [version, rendering];
      const page = (isVariant(key) ? inTurn(render) : render())
        .then(
          (cached) => {
            if (cached && ownVersion === version) keep(key, cached);
            return cached ?? kept.get(key)?.page ?? null;
          },
          (error: unknown) => {
            const before = kept.get(key);
            if (!before) throw error;
            return before.page;
          },
        )
        .finally(() => ownRendering.delete(key));
      rendering.set(key, page);
      return page;
    },
    invalidate() {
      version += 1;
      rendering = new Map();
    },
  };
}

/** Keeps nothing: in development each request has its page rendered anew. */
export const noPageCache: PageCache = {
  isStale: false,
  get: () => undefined,
  fill: (_, render) => render(),
  invalidate() {},
};

/** A page that differs by its query from the one at the same path. */
function isVariant(key: string): boolean {
  return key.includes('?');
}

function sizeOf({ bodies }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
}

/** The same answer without its plain form, a dozen times as large, which hardly anybody asks for. */
export function compressedOnly(cached: CachedResponse): CachedResponse {
  const { br, gzip } = cached.bodies;
  return br && gzip ? { ...cached, bodies: { br, gzip } } : cached;
}

/** The body as it was before it was compressed. */
export function plainBody({ bodies }: CachedResponse): Buffer {
  return 'identity' in bodies ? bodies.identity : gunzipSync(bodies.gzip);
}

/** Prepares a body for sending: its ETag and its compressed forms. `quality` is brotli's, 0 to 11. */
export async function cachedResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  quality: number,
): Promise<CachedResponse> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer } = { identity: body };
  if (isCompressible(headers['content-type'] ?? '')) {
    [bodies.br, bodies.gzip] = await Promise.all([
      compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      compressGzip(body, { level: 9 }),
    ]);
  }
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, etag, bodies };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|svg/.test(type);
}

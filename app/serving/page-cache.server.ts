import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';
import { collectGarbage } from './collect-garbage.server.ts';

/**
 * A response ready to be sent. What can be compressed is kept in both compressed forms only: the plain one is several
 * times as large, and whoever accepts neither is rare enough for it to be unpacked again each time.
 */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer } | { br: Buffer; gzip: Buffer };
};

/**
 * Renders a page; null if there is none any more, or none for everybody. Throws where that fails. Gets the page from before
 * the last change, and returns that very one where nothing of it has changed.
 */
type Render = (before?: CachedResponse) => Promise<CachedResponse | null>;

/** Whole pages in memory. A page is rendered once, and again after `invalidate`. */
export type PageCache = {
  /** A page, unless something has changed since, or it is older than it may become. */
  get(key: string, oldestMs?: number): CachedResponse | undefined;
  /**
   * Renders a page, or joins a rendering of it that is under way. If it fails, returns the version from
   * before the last change, without storing that as the current one. A page that has gone is forgotten.
   */
  fill(key: string, render: Render): Promise<CachedResponse | null>;
  /** Invalidates all pages because content has changed. Renderings under way are not stored. */
  invalidate(): void;
  /** Drops what was kept for when a rendering fails: it shows what nobody may see any more. */
  forget(): void;
  /**
   * Compresses no page once more from now on: some dozens wait for that after a start, and a process that stops would
   * stay for them, for seconds of the processor that others need. Resolves when the one in hand is done.
   */
  end(): Promise<unknown>;
  /** True while the database cannot be asked whether content has changed. */
  isStale: boolean;
};

/**
 * The limit in bytes for all pages with a query. Their keys consist of known values, never of a visitor's
 * text (`handler.server.ts`), but a long gallery makes a hundred pages of up to 1.5 MB; compressed, as they
 * are stored, they take some 6 MB.
 */
const maxBytes = 12 * 1024 * 1024;

/**
 * Stores every page without a query, a few dozen, and the newest pages with a query that fit the limit. The former are
 * soon replaced by the same ones in fewer bytes.
 */
export function createPageCache(limit = maxBytes): PageCache {
  /** Pages of an earlier version are served while the new rendering fails. */
  const kept = new Map<string, { page: CachedResponse; version: number; at: number }>();
  let rendering = new Map<string, Promise<CachedResponse | null>>();
  let version = 0;
  let bytes = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let tightening: Promise<unknown> = Promise.resolve();
  let isEnding = false;

  function drop(key: string) {
    const before = kept.get(key);
    if (before && isVariant(key)) bytes -= sizeOf(before.page);
    kept.delete(key);
  }

  function keep(key: string, page: CachedResponse) {
    const isAnother = page !== kept.get(key)?.page;
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
    kept.set(key, { page, version, at: performance.now() });
    if (!isAnother || isVariant(key)) return;
    // One after the other, and never before somebody who waits. Where that fails, for want of memory, the page stays as it is.
    tightening = tightening.then(() => tighten(key, page)).catch(() => {});
  }

  /** Compresses a page once more, in the background, and keeps that while the page is still the current one. */
  async function tighten(key: string, page: CachedResponse) {
    const isCurrent = () => !isEnding && kept.get(key)?.page === page;
    if (!isCurrent() || 'identity' in page.bodies) return;
    const { gzip } = page.bodies;
    const br = await compressBrotli(await decompressGzip(gzip), { params: tightBrotli });
    const own = kept.get(key);
    if (own && isCurrent()) kept.set(key, { ...own, page: { ...page, bodies: { br, gzip } } });
  }

  /**
   * Renders one page after the other and collects garbage in between: a hundred large pages at once would
   * need a hundred times the memory of one.
   */
  function inTurn<T>(render: () => Promise<T>): Promise<T> {
    const page = turn.then(render);
    turn = page.catch(() => {}).then(collectGarbage);
    return page;
  }

  return {
    isStale: false,
    get(key, oldestMs = Infinity) {
      const found = kept.get(key);
      if (found?.version !== version || performance.now() - found.at >= oldestMs) return;
      return found.page;
    },
    fill(key, render) {
      const running = rendering.get(key);
      if (running) return running;
      const [ownVersion, ownRendering] = [version, rendering];
      const renderAnew = () => render(kept.get(key)?.page);
      const page = (isVariant(key) ? inTurn(renderAnew) : renderAnew())
        .then(
          (cached) => {
            if (ownVersion !== version) return cached;
            if (cached) keep(key, cached);
            else drop(key);
            return cached;
          },
          (error: unknown) => {
            const before = kept.get(key);
            if (!before) throw error;
            // Not tried again by everybody who comes.
            before.at = performance.now();
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
    forget() {
      kept.clear();
      bytes = 0;
    },
    end() {
      isEnding = true;
      return tightening;
    },
  };
}

/** Stores nothing: in development every request renders its page anew. */
export const noPageCache: PageCache = {
  isStale: false,
  get: () => undefined,
  fill: (_, render) => render(),
  invalidate() {},
  forget() {},
  end: () => Promise.resolve(),
};

/** Whether a page differs only by its query from another page at the same path. */
function isVariant(key: string): boolean {
  return key.includes('?');
}

function sizeOf({ bodies }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
}

/** The uncompressed body. */
export function plainBody({ bodies }: CachedResponse): Buffer {
  return 'identity' in bodies ? bodies.identity : gunzipSync(bodies.gzip);
}

/** Settings of brotli, by the numbers of their names. */
export type BrotliParams = Record<number, number>;

/**
 * How brotli compresses a page. With its usual window quality 9 searches in 30 MB and takes 40 ms; with one of 64 KiB
 * it takes 1 MB and 3 ms for the same bytes, and somebody waits for it.
 */
export const pageBrotli: BrotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/**
 * The same once nobody waits for it: 8 to 9 percent fewer bytes (21,750 in place of 23,740 for the home page), for
 * 130 ms of a thread and 10 to 20 MB while it lasts. Its window of 128 KiB holds most pages whole, which is 200 bytes of that.
 */
export const tightBrotli: BrotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 17,
};

/**
 * Prepares a body for sending: computes its ETag and its compressed forms. Returns `before` where that is the same answer,
 * as most pages are after a publication: nothing is compressed then, and no memory taken.
 */
export async function cachedResponse(
  status: number,
  ownHeaders: Record<string, string>,
  body: Buffer,
  params: BrotliParams,
  before?: CachedResponse,
): Promise<CachedResponse> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { ...ownHeaders, etag, vary: 'accept-encoding' };
  if (before?.status === status && isDeepStrictEqual(before.headers, headers)) return before;
  const bodies = isCompressible(ownHeaders['content-type'] ?? '')
    ? await compressed(body, params)
    : { identity: body };
  return { status, headers, etag, bodies };
}

async function compressed(body: Buffer, params: BrotliParams) {
  const both = [compressBrotli(body, { params }), compressGzip(body, { level: 9 })] as const;
  const [br, gzip] = await Promise.all(both);
  return { br, gzip };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml|svg/.test(type);
}

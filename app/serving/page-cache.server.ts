import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';

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
  fill(
    key: string,
    render: Render,
    /** It goes for others when there are too many of its kind. */
    isOneOfMany?: boolean,
  ): Promise<CachedResponse | null>;
  /**
   * The same for a page with a query, which waits until those before it are rendered. `crowded`, at once, where too many
   * wait already, of this visitor or of all.
   */
  fillInTurn(
    key: string,
    render: Render,
    asked: AskedInTurn,
  ): Promise<CachedResponse | null> | 'crowded';
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

type AskedInTurn = {
  /** The address of who asks. */
  by: string;
  /** One of a few that links of ours lead to: it goes first, is never refused, and stays like a page without a query. */
  isKept: boolean;
};

/**
 * The limit in bytes for the other pages with a query and for those of jobs, of which there are more every year. Their keys consist of known values, never of a visitor's
 * text (`handler.server.ts`), but a long gallery makes a hundred pages of up to 1.5 MB; compressed, as they
 * are stored, they take some 6 MB.
 */
const maxBytes = 12 * 1024 * 1024;

/** How many of them may wait, of everybody and of one address: each takes a tenth of a second of the processor. */
const maxWaiting = { all: 8, each: 2 };

/** A page in memory. One from before the last change is there for when its rendering fails. */
type Kept = {
  page: CachedResponse;
  version: number;
  /** When it was rendered, by `performance.now()`. */
  at: number;
  /** Its bytes, where it may have to go for others. */
  counted: number;
};

/**
 * Stores every page without a query but those of jobs, a few dozen, and of the others those that fit the limit and were asked for
 * last. The former are soon replaced by the same ones in fewer bytes.
 */
export function createPageCache(limit = maxBytes): PageCache {
  const kept = new Map<string, Kept>();
  let rendering = new Map<string, Promise<CachedResponse | null>>();
  let version = 0;
  let bytes = 0;
  const waiting: (AskedInTurn & { begin: () => Promise<unknown> })[] = [];
  let isInTurn = false;
  let tightening: Promise<unknown> = Promise.resolve();
  let isEnding = false;

  function drop(key: string) {
    bytes -= kept.get(key)?.counted ?? 0;
    kept.delete(key);
  }

  function keep(key: string, page: CachedResponse, { isKept = true, isTightened = true }) {
    const isAnother = page !== kept.get(key)?.page;
    drop(key);
    const counted = isKept ? 0 : sizeOf(page);
    if (counted > limit) return;
    for (const [other, { counted: freed }] of kept) {
      if (bytes + counted <= limit) break;
      if (freed > 0) drop(other);
    }
    bytes += counted;
    kept.set(key, { page, version, at: performance.now(), counted });
    if (!isAnother || !isTightened) return;
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
   * Renders one page after the other: a hundred large pages at once would need a hundred times the memory of one. Null where too many wait.
   */
  function inTurn<T>(render: () => Promise<T>, asked: AskedInTurn): Promise<T> | null {
    const others = waiting.filter(({ isKept }) => !isKept);
    const own = others.filter(({ by }) => by === asked.by);
    const isCrowded = others.length >= maxWaiting.all || own.length >= maxWaiting.each;
    if (!asked.isKept && isCrowded) return null;
    return new Promise((resolve, reject) => {
      const begin = () => render().then(resolve, reject);
      if (asked.isKept) waiting.unshift({ ...asked, begin });
      else waiting.push({ ...asked, begin });
      if (!isInTurn) void takeTurns();
    });
  }

  async function takeTurns() {
    isInTurn = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.begin();
    isInTurn = false;
  }

  /** Keeps what is being rendered, if nothing changes meanwhile. */
  function keeping(
    key: string,
    made: Promise<CachedResponse | null>,
    how: { isKept?: boolean; isTightened?: boolean } = {},
  ): Promise<CachedResponse | null> {
    const [ownVersion, ownRendering] = [version, rendering];
    const page = made
      .then(
        (cached) => {
          if (ownVersion !== version) return cached;
          if (cached) keep(key, cached, how);
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
  }

  return {
    isStale: false,
    get(key, oldestMs = Infinity) {
      const found = kept.get(key);
      if (found?.version !== version || performance.now() - found.at >= oldestMs) return;
      if (found.counted > 0) {
        // Behind those that were asked for before: the first goes first.
        kept.delete(key);
        kept.set(key, found);
      }
      return found.page;
    },
    fill(key, render, isOneOfMany = false) {
      const how = { isKept: !isOneOfMany };
      return rendering.get(key) ?? keeping(key, render(kept.get(key)?.page), how);
    },
    fillInTurn(key, render, asked) {
      const running = rendering.get(key);
      if (running) return running;
      const made = inTurn(() => render(kept.get(key)?.page), asked);
      return made ? keeping(key, made, { isKept: asked.isKept, isTightened: false }) : 'crowded';
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
  fillInTurn: (_, render) => render(),
  invalidate() {},
  forget() {},
  end: () => Promise.resolve(),
};

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

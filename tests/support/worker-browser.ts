import { createContext, runInContext } from 'node:vm';

type Worker = { text: string; dispatch: (type: string, event?: object) => Promise<void> };
type Network = (path: string) => Promise<Response>;

/**
 * What a browser does with the worker of a site: it asks for the script, installs another one beside the one that works,
 * and lets it take over. The script is really run, in a world of its own; the caches are its browser's.
 */
export class WorkerBrowser {
  readonly caches = new Map<string, Map<string, Response>>();
  /** Null where a call cannot be made. */
  network: Network | null;
  /** Null where none is installed, or where the last one has removed itself. */
  active: Worker | null = null;
  /** How many pages the active worker has claimed since it was installed. */
  claims = 0;
  readonly #origin: string;

  constructor(origin: string, network: Network) {
    this.#origin = origin;
    this.network = network;
  }

  /** Asks for the script of the site, or takes `text` for it; installs it where it is another one. Whether it took over. */
  async update(text?: string): Promise<boolean> {
    const script = text ?? (await (await this.#fetch('/sw.js')).text());
    if (script === this.active?.text) return false;
    const world = { isSkipping: false, isGone: false };
    const worker = this.#run(script, world);
    try {
      await worker.dispatch('install');
    } catch {
      return false;
    }
    // Without `skipWaiting` it waits until the one before is gone, which a visitor may never see.
    if (this.active && !world.isSkipping) return false;
    this.active = worker;
    await worker.dispatch('activate');
    if (world.isGone) this.active = null;
    return true;
  }

  /** What a visitor is shown at this address. Fails like the network where the worker has nothing to say. */
  async open(path: string, { method = 'GET', mode = 'navigate' } = {}): Promise<Response> {
    let answer: Promise<Response> | null = null;
    const request = { method, mode, url: this.#origin + path };
    const respondWith = (response: Promise<Response>) => (answer = response);
    await this.active?.dispatch('fetch', { request, respondWith });
    return answer ?? this.#fetch(path);
  }

  /** The paths that each cache has, by its name. */
  kept(): Record<string, string[]> {
    const names = [...this.caches].map(([name, pages]) => [name, [...pages.keys()].toSorted()]);
    return Object.fromEntries(names) as Record<string, string[]>;
  }

  async #fetch(address: string | { url: string }): Promise<Response> {
    if (!this.network) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(typeof address === 'string' ? address : address.url, this.#origin);
    return this.network(pathname);
  }

  #run(text: string, world: { isSkipping: boolean; isGone: boolean }): Worker {
    const listeners = new Map<string, (event: object) => void>();
    const origin = this.#origin;
    runInContext(
      text,
      createContext({
        ...{ URL, Response },
        Request: class {
          url: string;
          constructor(path: string) {
            this.url = new URL(path, origin).href;
          }
        },
        caches: this.#cacheStorage(),
        fetch: (request: { url: string }) => this.#fetch(request),
        clients: { claim: async () => void (this.claims += 1) },
        registration: { unregister: async () => (world.isGone = true) },
        skipWaiting: async () => void (world.isSkipping = true),
        addEventListener: (type: string, run: (event: object) => void) => listeners.set(type, run),
      }),
    );
    return {
      text,
      async dispatch(type, event = {}) {
        const waits: Promise<unknown>[] = [];
        listeners.get(type)?.({
          ...event,
          waitUntil: (work: Promise<unknown>) => waits.push(work),
        });
        await Promise.all(waits);
      },
    };
  }

  #cacheStorage() {
    const all = this.caches;
    return {
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      match: async (path: string) =>
        [...all.values()].map((pages) => pages.get(path)?.clone()).find(Boolean),
      open: async (name: string) => {
        // A cache is there from the first opening on, also where filling it fails.
        const pages = all.get(name) ?? new Map<string, Response>();
        all.set(name, pages);
        return {
          addAll: async (requests: { url: string }[]) => {
            const answers = await Promise.all(requests.map((request) => this.#fetch(request)));
            if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
            for (const [at, { url }] of requests.entries())
              pages.set(new URL(url).pathname, answers[at]!);
          },
        };
      },
    };
  }
}

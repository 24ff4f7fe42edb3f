import { staff } from '#tests/support/running-site.ts';
import { cookieOf } from '#tests/support/test-site.ts';

/** The owner of a running site, signed in, at the API of the content. */
export type Owner = {
  call<Answer>(method: string, path: string, json?: object): Promise<Answer>;
  /** Saves texts over whatever is there. Returns the document's version. */
  save(id: string, values: Record<string, unknown>): Promise<number>;
  /** Publishes what is saved. */
  publish(id: string, version: number): Promise<void>;
};

export async function signInOwner(origin: string): Promise<Owner> {
  const request = (method: string, path: string, json?: object, cookie?: string) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(json && { body: JSON.stringify(json) }),
    });
  const cookie = cookieOf(await request('POST', '/auth/sign-in/email', staff));
  const known = new Map<string, Record<string, { version: number }>>();
  let sequence = 0;

  async function call<Answer>(method: string, path: string, json?: object): Promise<Answer> {
    const answer = await request(method, `/content${path}`, json, cookie);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  type Saved = { version: number; leaves: Record<string, { version: number }> };
  return {
    call,
    async save(id, values) {
      const leaves = known.get(id) ?? (await call<Saved>('GET', `/${id}`)).leaves;
      const changes = Object.entries(values).map(([path, value]) => {
        return { path, value, base: leaves[path]?.version ?? 0 };
      });
      const save = { editor: 'screen-of-the-bench', sequence: (sequence += 1), changes };
      const saved = await call<Saved>('PATCH', `/${id}`, save);
      known.set(id, { ...leaves, ...saved.leaves });
      return saved.version;
    },
    async publish(id, version) {
      const documents = [{ _id: id, version }];
      await call('POST', '/publications', { key: crypto.randomUUID(), documents, note: '' });
    },
  };
}

import { randomBytes } from 'node:crypto';
import dns from 'node:dns';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { createDiskImageStore } from '#app/images/disk-image-store.server.ts';
import { createImageHost } from '#app/images/image-host.server.ts';
import { type ImageStore, type StoredImage, pictureBytes } from '#app/images/image-store.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { createS3ImageStore } from '#app/images/s3-image-store.server.ts';
import { type FakeImageHost, startFakeImageHost } from '#tests/support/outside/fake-image-host.ts';
import { makeBucket, s3Settings } from '#tests/support/outside/real-object-store.ts';
import {
  type ScriptedServer,
  allFaults,
  startScriptedServer,
} from '#tests/support/outside/scripted-server.ts';

const bucket = `pictures-${randomBytes(6).toString('hex')}`;
const s3 = s3Settings(bucket);
let folder: string;
let database: OpenDatabase;
let host: FakeImageHost;
const site = () => ({ db: database.db, now: () => new Date() });
const stores: Record<string, () => ImageStore> = {
  disk: () => createDiskImageStore(join(folder, 'media')),
  's3, path style': () => createS3ImageStore(s3),
  's3, virtual-host style': () =>
    createS3ImageStore({
      ...s3,
      endpoint: s3.endpoint.replace('127.0.0.1', 'localhost'),
      addressing: 'virtual-host',
    }),
  'image host': () => createImageHost(hostSettings(), site()),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-images-'));
  database = openDatabase('file::memory:');
  await migrate(database);
  host = await startFakeImageHost();
  // No resolver of this machine knows the names of buckets below localhost.
  const { lookup } = dns;
  vi.spyOn(dns, 'lookup').mockImplementation((name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest]),
  );
  await makeBucket(bucket);
});

afterAll(async () => {
  vi.restoreAllMocks();
  await host.close();
  await database.db.destroy();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.keys(stores))('%s', (kind) => {
  const store = () => stores[kind]!();
  const name = () => `${randomBytes(16).toString('hex')}.webp`;

  test('gives back what it was given, byte for byte', async () => {
    for (const size of [0, 1, 70_000, 2_000_000]) {
      const [one, bytes] = [name(), randomBytes(size)];
      await store().put(one, bytes);
      expect(Buffer.compare(await bytesOf(await store().get(one)), bytes)).toBe(0);
    }
  });

  test('keeps a JPEG as well', async () => {
    const [one, bytes] = [name().replace('.webp', '-1200x630.jpg'), randomBytes(50_000)];
    await store().put(one, bytes);
    expect(Buffer.compare(await bytesOf(await store().get(one)), bytes)).toBe(0);
    await store().remove(one);
  });

  test('knows nothing of a name that it was never given', async () => {
    expect(await store().get(name())).toBeNull();
  });

  test('forgets a name, and does not mind being asked twice', async () => {
    const one = name();
    await store().put(one, randomBytes(10));
    await store().remove(one);
    await store().remove(one);
    expect(await store().get(one)).toBeNull();
  });

  test('takes the same name again, as a move does that was interrupted', async () => {
    const [one, bytes] = [name(), randomBytes(10)];
    await store().put(one, randomBytes(20));
    await store().put(one, bytes);
    expect(Buffer.compare(await bytesOf(await store().get(one)), bytes)).toBe(0);
  });

  test.each(['../x.webp', 'a/b.webp', 'a b.webp', 'é.webp', 'x.svg', ''])(
    'refuses the name %j',
    async (wrong) => {
      await expect(store().put(wrong, randomBytes(1))).rejects.toThrow(/generated/);
    },
  );
});

test('a disk that cannot be written leaves nothing behind', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const stored = createDiskImageStore(file).put('a.webp', randomBytes(9));
  await expect(stored).rejects.toThrow(new ExternalServiceError('disk', 'EEXIST'));
  expect((await readdir(folder)).filter((name) => name.includes('draft'))).toEqual([]);
});

test.each([
  ['secret', { secretAccessKey: 'wrong' }, 's3/403/SignatureDoesNotMatch'],
  ['key', { accessKeyId: 'sampan:nobody' }, 's3/403/SignatureDoesNotMatch'],
  ['bucket', { bucket: 'nowhere-at-all' }, 's3/404/NoSuchBucket'],
])('a wrong %s for the object store is a fault with a code', async (_, wrong, code) => {
  const stored = createS3ImageStore({ ...s3, ...wrong }).put('a.webp', randomBytes(9));
  await expect(stored).rejects.toThrow(new ExternalServiceError('s3', code.slice(3)));
});

test('pictures of a public bucket are read by the browser itself', async () => {
  const publicUrl = 'https://pictures.example.com/';
  const stored = await createS3ImageStore({ ...s3, publicUrl }).get('abc.webp');
  expect(stored).toEqual({ address: 'https://pictures.example.com/abc.webp' });
});

test('numbers that the image host writes as text are no error', async () => {
  host.writeNumbersAsText(true);
  await stores['image host']!().put('text.webp', randomBytes(9));
  expect(await stores['image host']!().get('text.webp')).not.toBeNull();
});

test('a wrong key of the image host is a fault with its code, and the key is not in it', async () => {
  const wrong = createImageHost({ ...hostSettings(), key: 'wrong-key' }, site());
  await expect(wrong.put('a.webp', randomBytes(9))).rejects.toThrow(
    new ExternalServiceError('image-host', '400/100'),
  );
});

test('an address of another origin than the image host is not believed', async () => {
  const wrong = createImageHost({ ...hostSettings(), origin: 'https://i.example' }, site());
  await expect(wrong.put('a.webp', randomBytes(9))).rejects.toThrow(/unexpected_origin/);
  expect(await wrong.get('a.webp')).toBeNull();
});

describe.each(allFaults)('a store that answers with: %s', (fault) => {
  let server: ScriptedServer;
  beforeAll(async () => {
    server = await startScriptedServer(() => ({}));
    server.misbehave(fault);
  });
  afterAll(() => server.close());

  test('the object store says so and never takes it for a success', async () => {
    const broken = createS3ImageStore({ ...s3, endpoint: server.origin }, 300);
    await expect(broken.put('a.webp', randomBytes(9))).rejects.toBeInstanceOf(ExternalServiceError);
    await expect(broken.get('a.webp')).rejects.toBeInstanceOf(ExternalServiceError);
  });

  test('the image host says so and remembers nothing', async () => {
    const uploadUrl = `${server.origin}/1/upload`;
    const broken = createImageHost({ ...hostSettings(), uploadUrl }, site(), 300);
    const stored = broken.put(`${randomBytes(4).toString('hex')}.webp`, randomBytes(9));
    await expect(stored).rejects.toBeInstanceOf(ExternalServiceError);
    await expect(stored).rejects.not.toThrow(/test-key/);
  });
});

describe('what others read under an address', () => {
  let server: ScriptedServer;
  let status = 200;
  beforeAll(async () => {
    server = await startScriptedServer(() => ({ status, body: 'picture' }));
  });
  afterAll(() => server.close());
  const read = () => {
    const store = createS3ImageStore({ ...s3, publicUrl: `${server.origin}/` });
    return pictureBytes(store, 'a.webp', 300);
  };

  test('is read, and is gone only where its host says so', async () => {
    status = 200;
    expect(await read()).toEqual(new Uint8Array(Buffer.from('picture')));
    for (status of [404, 410]) expect(await read()).toBeNull();
  });

  test.each([401, 403, 429, 500, 502, 503])('with %d is a fault, and not gone', async (code) => {
    status = code;
    await expect(read()).rejects.toThrow(new ExternalServiceError('images', code));
  });

  test.each(allFaults)(
    'of a host that answers with: %s is a fault, and not gone',
    async (fault) => {
      server.misbehave(fault);
      await expect(read()).rejects.toBeInstanceOf(ExternalServiceError);
      server.misbehave(null);
    },
  );
});

test('a store that is not there is a fault', async () => {
  const gone = await startScriptedServer(() => ({}));
  await gone.close();
  const store = createS3ImageStore({ ...s3, endpoint: gone.origin });
  await expect(store.put('a.webp', randomBytes(9))).rejects.toThrow('s3/ECONNREFUSED');
});

function hostSettings() {
  const { uploadUrl, key, origin } = host;
  return { kind: 'image-host' as const, uploadUrl, key, origin };
}

async function bytesOf(stored: StoredImage | null): Promise<Uint8Array> {
  if (!stored) throw new Error('nothing is stored');
  if ('bytes' in stored) return stored.bytes;
  return new Uint8Array(await (await fetch(stored.address)).arrayBuffer());
}

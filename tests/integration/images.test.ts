import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { storeImage } from '#app/images/store-image.server.ts';
import type { ImageStore } from '#app/images/image-store.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

const { uploads, filenames, multipart } = JSON.parse(
  readFileSync('tests/corpus/manifest.json', 'utf8'),
) as Manifest;

/** By the reason in the manifest; what is not named here is no picture of the four types: 415. */
const refusals: Record<string, [number, string]> = {
  'jpeg-soi-eoi': [422, 'damaged'],
  'png-sig': [422, 'damaged'],
  'trunc-jpg-95': [422, 'damaged'],
  'trunc-png-10': [422, 'damaged'],
  'trunc-png-50': [422, 'damaged'],
  'trunc-png-95': [422, 'damaged'],
  'trunc-webp-95': [422, 'damaged'],
  'trunc-avif-10': [422, 'damaged'],
  'png-bad-depth': [422, 'damaged'],
  'bomb-jpg-dims': [413, 'too_many_pixels'],
  // The decoders themselves call these two sizes impossible, while they read the header.
  'bomb-png-max': [422, 'damaged'],
  'bomb-webp-canvas': [422, 'damaged'],
};

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { empty: ['image'] });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn();
  });
  beforeEach(async () => {
    for (const name of await kept()) await site.services.images.remove(name);
  });

  /** Everything in the folder of pictures, drafts too. */
  function kept(): Promise<string[]> {
    return readdir(join(site.dataDir, 'media')).catch(() => []);
  }

  function upload(bytes: Uint8Array<ArrayBuffer>, name = 'picture.jpg', type = 'image/jpeg') {
    const form = new FormData();
    form.set('image', new File([bytes], name, { type }));
    return site.call('POST', '/api/images', { cookie, body: form });
  }

  /** Both squares are there under a name of ours, as plain WebP and nothing besides the pixels. */
  async function expectStored(answer: Response) {
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { url: string } };
    const key = /^\/media\/([0-9a-f]{32})\.webp$/.exec(data.url)?.[1];
    expect((await kept()).toSorted()).toEqual([`${key}-400.webp`, `${key}.webp`]);
    for (const [suffix, side] of [
      ['', 800],
      ['-400', 400],
    ] as const) {
      const served = await site.call('GET', `/media/${key}${suffix}.webp`);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(chunksOf(bytes)).toEqual(['VP8 ']);
      const { width, height, space, depth } = await sharp(bytes).metadata();
      expect({ width, height, space, depth }).toEqual({
        width: side,
        height: side,
        space: 'srgb',
        depth: 'uchar',
      });
    }
  }

  async function expectRefused(answer: Response, status: number, code: string) {
    expect(await answer.json()).toMatchObject({ status, code });
    expect(answer.status).toBe(status);
    expect(await kept()).toEqual([]);
    const rows = await site.services.database.db.selectFrom('image').select('key').execute();
    expect(rows).toEqual([]);
  }

  describe('pictures', () => {
    const sent = ({ file, sendAs, contentType }: Upload) =>
      upload(bytesOf(file), sendAs, contentType);

    // By decision 46 the content alone says what a picture is, so a wrong name or type is accepted.
    // Decision 46 also wants 400 and 800 px squares, where the manifest's `upright-100x200` has the
    // picture keep its shape; that it comes out upright has its own test below.
    const accepted = uploads.filter(
      ({ expect: verdict, checks }) => verdict === 'accept' || checks.includes('type-from-content'),
    );
    test.each(accepted)('$id is accepted: $why', async (upload) => {
      await expectStored(await sent(upload));
    });

    const refused = uploads.filter(({ expect: verdict }) => verdict === 'reject');
    test.each(refused)('$id is refused: $why', async (upload) => {
      const [status, code] = refusals[upload.id] ?? [415, 'unsupported_type'];
      await expectRefused(await sent(upload), status, code);
    });

    const either = uploads.filter(
      ({ expect: verdict, checks }) =>
        verdict === 'either' && !checks.includes('type-from-content'),
    );
    test.each(either)('$id is stored whole or refused whole: $why', async (upload) => {
      const answer = await sent(upload);
      if (answer.ok) await expectStored(answer);
      else await expectRefused(answer, 422, 'damaged');
    });

    test('a picture lying on its side is set upright by its tag', async () => {
      // Red above blue once it stands; as the file has it, red is at the left.
      const lying = await sharp({
        create: { width: 400, height: 400, channels: 3, background: '#00f' },
      })
        .composite([
          {
            input: { create: { width: 200, height: 400, channels: 3, background: '#f00' } },
            left: 0,
            top: 0,
          },
        ])
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const answer = await upload(new Uint8Array(lying));
      const { data } = (await answer.json()) as { data: { url: string } };
      const served = await site.call('GET', data.url);
      const top = await sharp(await served.arrayBuffer())
        .extract({ left: 300, top: 50, width: 200, height: 100 })
        .png()
        .toBuffer();
      const { channels } = await sharp(top).stats();
      expect(channels[0]?.mean).toBeGreaterThan(200);
      expect(channels[2]?.mean).toBeLessThan(60);
    });

    test('a side over 12,000 px is refused', async () => {
      const long = await sharp({
        create: { width: 12_001, height: 4, channels: 3, background: '#fff' },
      })
        .png()
        .toBuffer();
      await expectRefused(await upload(new Uint8Array(long)), 413, 'too_many_pixels');
    });

    test('a picture of just under 40 megapixels is accepted', async () => {
      const large = await sharp({
        create: { width: 8000, height: 4999, channels: 3, background: '#fff' },
      })
        .png()
        .toBuffer();
      await expectStored(await upload(new Uint8Array(large)));
    });
  });

  describe('file names', () => {
    test.each(filenames)(
      '$id never reaches the disk or an answer: $why',
      async ({ body, name }) => {
        const answer = await upload(bytesOf(body), name);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(await answer.clone().text()).not.toContain(name);
        await expectStored(answer);
      },
    );
  });

  describe('multipart', () => {
    test.each(multipart)('$id: $why', async ({ file, contentType, expect: verdict }) => {
      const answer = await site.call('POST', '/api/images', {
        cookie,
        body: bytesOf(file),
        headers: { 'content-type': contentType },
      });
      expect(Object.keys(Object.prototype)).toEqual([]);
      if (verdict === 'accept') await expectStored(answer);
      else if (verdict === 'reject') {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(await kept()).toEqual([]);
      } else expect(answer.status).toBeLessThan(500);
    });

    test('a form without a picture is refused by its field', async () => {
      const form = new FormData();
      form.set('image', 'just text');
      const answer = await site.call('POST', '/api/images', { cookie, body: form });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'image', code: 'required' }] });
    });
  });

  describe('sizes', () => {
    test('a file of exactly 8 MiB is taken', async () => {
      const bytes = new Uint8Array(8 * 1024 * 1024);
      bytes.set(bytesOf('files/ok.jpg'));
      await expectStored(await upload(bytes));
    });

    test('a file of one byte over 8 MiB is refused', async () => {
      const bytes = new Uint8Array(8 * 1024 * 1024 + 1);
      bytes.set(bytesOf('files/ok.jpg'));
      await expectRefused(await upload(bytes), 413, 'too_large');
    });

    test('an endless upload is cut off soon after the limit', async () => {
      let sentBytes = 0;
      const head = new TextEncoder().encode(
        '--b\r\ncontent-disposition: form-data; name="image"; filename="x.jpg"\r\n\r\n',
      );
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(head),
        pull(controller) {
          sentBytes += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
      const answer = await site.call('POST', '/api/images', {
        cookie,
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      await expectRefused(answer, 413, 'too_large');
      expect(sentBytes).toBeLessThan(10 * 1024 * 1024);
    });

    test('a declared length over the limit is refused before anything is read', async () => {
      let pulls = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pulls++;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const answer = await site.call('POST', '/api/images', {
        cookie,
        body,
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': String(200 * 1024 * 1024),
        },
      });
      await expectRefused(answer, 413, 'too_large');
      expect(pulls).toBe(0);
    });
  });

  test('a picture whose row cannot be written leaves no file behind', async () => {
    const empty = openDatabase('file::memory:');
    const stored = storeImage(empty.db, site.services.images, bytesOf('files/ok.jpg'), new Date());
    await expect(stored).rejects.toThrow(/image/);
    await empty.db.destroy();
    expect(await kept()).toEqual([]);
  });

  test('a picture whose second square cannot be written leaves no file behind', async () => {
    const { images } = site.services;
    const full: ImageStore = {
      ...images,
      async put(name, bytes) {
        if (name.includes('-400')) throw new Error('disk full');
        return images.put(name, bytes);
      },
    };
    const { db } = site.services.database;
    await expect(storeImage(db, full, bytesOf('files/ok.jpg'), new Date())).rejects.toThrow('full');
    expect(await kept()).toEqual([]);
    expect(await db.selectFrom('image').select('key').execute()).toEqual([]);
  });

  test('a name that was never given out serves nothing', async () => {
    const answer = await site.call('GET', `/media/${'0'.repeat(32)}.webp`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

/** The names of a WebP's RIFF chunks: EXIF, XMP and ICCP would be among them. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  let offset = 12;
  while (offset + 8 <= webp.length) {
    names.push(webp.toString('latin1', offset, offset + 4));
    const size = webp.readUInt32LE(offset + 4);
    offset += 8 + size + (size % 2);
  }
  expect(offset).toBe(webp.length);
  return names;
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join('tests/corpus', file)));
}

type Verdict = 'accept' | 'reject' | 'either';

type Upload = {
  id: string;
  file: string;
  sendAs: string;
  contentType: string;
  expect: Verdict;
  checks: string[];
  why: string;
};

type Manifest = {
  uploads: Upload[];
  filenames: { id: string; body: string; name: string; why: string }[];
  multipart: { id: string; file: string; contentType: string; expect: Verdict; why: string }[];
};

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { freePictureUses, recordPictureUses } from '#app/editing/pictures/picture-uses.server.ts';
import { contentImage } from '#app/images/content-image.ts';
import {
  type ContentShape,
  contentShapes,
  imageNamePattern,
  imageShapes,
} from '#app/images/image-shapes.ts';
import { removeUnusedImage, sweepUnusedImages } from '#app/images/unused-images.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

const middle = { x: 50, y: 50, zoom: 100 };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    empty: ['image', 'contentPicture', 'contentPictureUse', 'galleryItem'],
  });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn();
  });
  beforeEach(async () => {
    for (const name of await kept()) await site.services.images.remove(name);
  });

  const db = () => site.services.database.db;

  function kept(): Promise<string[]> {
    return readdir(join(site.dataDir, 'media')).catch(() => []);
  }

  function send(bytes: Uint8Array, shape: string, focus: unknown = middle) {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
    form.set('shape', shape);
    form.set('focus', typeof focus === 'string' ? focus : JSON.stringify(focus));
    return site.call('POST', '/api/content/pictures', { cookie, body: form });
  }

  function cropAgain(key: string, shape: string, focus: unknown) {
    const path = `/api/content/pictures/${key}/crop`;
    return site.call('POST', path, { cookie, json: { shape, focus } });
  }

  async function stored(answer: Response): Promise<{ url: string; key: string }> {
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { url: string } };
    return { url: data.url, key: contentImage(data.url)!.key };
  }

  async function pixelsAt(address: string) {
    const answer = await site.call('GET', address);
    expect(answer.status).toBe(200);
    return sharp(Buffer.from(await answer.arrayBuffer()));
  }

  async function expectRefused(answer: Response, status: number, code: string) {
    expect(await answer.json()).toMatchObject({ status, code });
    expect(await kept()).toEqual([]);
    expect(await db().selectFrom('image').select('key').execute()).toEqual([]);
    expect(await db().selectFrom('contentPicture').select('key').execute()).toEqual([]);
  }

  test.each(contentShapes)(
    'E-53 a %s comes in the sizes and formats of its row, and no file, master included, tells where it was taken',
    async (shape) => {
      const photo = await sharp(await quarters(1200, 900))
        .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer();
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      const { key } = await stored(await send(photo, shape));
      for (const { suffix, width, height, format } of imageShapes[shape]) {
        const answer = await site.call('GET', `/media/${key}${suffix}.${format}`);
        const type = format === 'jpg' ? 'image/jpeg' : 'image/webp';
        expect(answer.headers.get('content-type')).toBe(type);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect(found).toMatchObject({ width, height, space: 'srgb' });
      }
      const files = await kept();
      expect(files).toHaveLength(imageShapes[shape].length + 1);
      const master = await site.call('GET', `/api/content/pictures/${key}`, { cookie });
      const all = files.map((name) => readFileSync(join(site.dataDir, 'media', name)));
      for (const bytes of [...all, Buffer.from(await master.arrayBuffer())]) {
        const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc }).toEqual({});
      }
    },
  );

  test.each(['scene', 'share'] as const)(
    'every file of a %s weighs 60 kB at most, even of pure noise',
    async (shape) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
      const create = { width: 1600, height: 1000, channels: 3, background: '#888', noise } as const;
      const photo = await sharp({ create }).jpeg({ quality: 70 }).toBuffer();
      const { key } = await stored(await send(photo, shape));
      for (const { suffix, format } of imageShapes[shape]) {
        const answer = await site.call('GET', `/media/${key}${suffix}.${format}`);
        expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000);
      }
    },
  );

  describe('E-53', () => {
    test('a photo of 12 MB is refused', async () => {
      const bytes = new Uint8Array(12 * 1024 * 1024);
      bytes.set(readFileSync('tests/corpus/files/ok.jpg'));
      await expectRefused(await send(bytes, 'scene'), 413, 'too_large');
    });

    test('one of just over 8 MiB, too, and one of exactly 8 MiB is taken', async () => {
      const bytes = new Uint8Array(8 * 1024 * 1024 + 1);
      bytes.set(readFileSync('tests/corpus/files/ok.jpg'));
      await expectRefused(await send(bytes, 'scene'), 413, 'too_large');
      await stored(await send(bytes.subarray(0, -1), 'scene'));
    });

    test('a PDF that is called .jpg is refused', async () => {
      const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');
      await expectRefused(await send(pdf, 'portrait'), 415, 'unsupported_type');
    });

    test('a picture of 41 megapixels is refused', async () => {
      const create = { width: 8200, height: 5000, channels: 3, background: '#fff' } as const;
      const large = await sharp({ create }).png().toBuffer();
      await expectRefused(await send(large, 'portrait'), 413, 'too_many_pixels');
    });

    test('a picture that is cut off is refused', async () => {
      const cut = readFileSync('tests/corpus/files/truncated-95.jpg');
      await expectRefused(await send(cut, 'scene'), 422, 'damaged');
    });

    test('a crop is made again without an upload, and the old one still shows the old part', async () => {
      const first = await stored(await send(await quarters(1200, 800), 'portrait', corner(0)));
      const second = await stored(await cropAgain(first.key, 'portrait', corner(100)));
      const third = await stored(await cropAgain(second.key, 'scene', corner(0)));
      expect(new Set([first.url, second.url, third.url]).size).toBe(3);
      expect(await colourOf(await pixelsAt(first.url))).toBe('red');
      expect(await colourOf(await pixelsAt(second.url))).toBe('blue');
      expect(await colourOf(await pixelsAt(third.url))).toBe('red');
      const crop = await site.call('GET', `/api/content/pictures/${second.key}/crop`, { cookie });
      expect(await crop.json()).toEqual({ shape: 'portrait', focus: corner(100) });
    });

    test.each(contentShapes)('the outermost crops of a %s stay inside', async (shape) => {
      // What is smaller than its files is made larger by the same code, whatever its shape.
      const sizes: [number, number][] = [
        [521, 1303],
        [1303, 521],
      ];
      if (shape === 'portrait') sizes.push([3, 2]);
      for (const [width, height] of sizes) {
        const photo = await quarters(width, height);
        const { key } = await stored(await send(photo, shape, { x: 0, y: 0, zoom: 100 }));
        await stored(await cropAgain(key, shape, { x: 100, y: 100, zoom: 400 }));
      }
    });
  });

  test('a picture lying on its side is set upright before it is cut', async () => {
    // As it lies red is at the left, where its tag says that the top is.
    const lying = await sharp(await quarters(600, 900))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { key, url } = await stored(await send(lying, 'portrait', { x: 100, y: 0, zoom: 300 }));
    expect(await colourOf(await pixelsAt(url))).toBe('red');
    const row = await db().selectFrom('contentPicture').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ key, width: 900, height: 600 });
  });

  test('the uploaded picture is cut, not its smaller master', async () => {
    // One pixel of white to one of black: made smaller to 1,600 px these are grey, and so is what is cut of that.
    const width = 4800;
    const row = Buffer.from(Array.from({ length: width * 3 }, (_, at) => (at % 18 < 9 ? 0 : 255)));
    const stripes = Buffer.concat(Array.from({ length: 300 }, () => row));
    const photo = await sharp(stripes, { raw: { width, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    const answer = await send(photo, 'scene', { x: 50, y: 50, zoom: 100 });
    const { channels } = await (await pixelsAt((await stored(answer)).url)).stats();
    expect(channels[0]!.stdev).toBeGreaterThan(80);
  });

  test('a master is at most 1,600 px long, and for staff alone', async () => {
    const { key } = await stored(await send(await quarters(3000, 1000), 'scene'));
    const path = `/api/content/pictures/${key}`;
    const answer = await site.call('GET', path, { cookie });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 1600, height: 533 });
    const row = await db().selectFrom('contentPicture').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ key, shape: 'scene', width, height });

    expect((await site.call('GET', path)).status).toBe(401);
    expect(row.master).not.toBe(key);
    const master = (await kept()).find((name) => name.includes('master'))!;
    expect(master).toContain(row.master);
    for (const name of [master, `${key}-master.webp`]) {
      expect(new RegExp(`^${imageNamePattern}$`).test(name)).toBe(false);
    }
    expect((await site.call('GET', `/media/${row.master}.webp`)).status).toBe(404);
  });

  test('a small picture is not made larger for its master', async () => {
    const { key } = await stored(await send(await quarters(300, 200), 'portrait'));
    const row = await db().selectFrom('contentPicture').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ key, width: 300, height: 200 });
  });

  test('cropping again and again keeps the master as it is', async () => {
    const { key } = await stored(await send(await quarters(1000, 1000), 'scene'));
    const before = await site.call('GET', `/api/content/pictures/${key}`, { cookie });
    const next = await stored(await cropAgain(key, 'scene', corner(100)));
    const after = await site.call('GET', `/api/content/pictures/${next.key}`, { cookie });
    expect(Buffer.from(await after.arrayBuffer())).toEqual(Buffer.from(await before.arrayBuffer()));
  });

  test.each([
    ['no shape', undefined, middle, 'shape'],
    ['a shape of the gallery', 'square', middle, 'shape'],
    ['a shape of nobody', 'constructor', middle, 'shape'],
    ['no focus', 'scene', undefined, 'focus'],
    ['a focus that is no JSON', 'scene', '{', 'focus'],
    ['a focus beside the picture', 'scene', { ...middle, x: -1 }, 'focus.x'],
    ['a focus below it', 'scene', { ...middle, y: 100.5 }, 'focus.y'],
    ['a zoom too far', 'scene', { ...middle, zoom: 99 }, 'focus.zoom'],
    ['a zoom too near', 'scene', { ...middle, zoom: 401 }, 'focus.zoom'],
    ['a zoom in words', 'scene', { ...middle, zoom: '100' }, 'focus.zoom'],
  ])('%s is refused by its field, in an upload and a crop', async (_, shape, focus, field) => {
    const form = new FormData();
    form.set('image', new File([readFileSync('tests/corpus/files/ok.jpg')], 'a.jpg'));
    if (shape) form.set('shape', shape);
    if (focus) form.set('focus', typeof focus === 'string' ? focus : JSON.stringify(focus));
    const upload = await site.call('POST', '/api/content/pictures', { cookie, body: form });
    await expectRefused(upload.clone(), 422, 'invalid_input');
    expect(await upload.json()).toMatchObject({ errors: [{ field }] });
    const crop = await cropAgain('0'.repeat(32), shape as string, focus);
    expect(await crop.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
  });

  test('an unknown picture is 404 in every way, and a picture of the gallery is unknown', async () => {
    const [square = ''] = /[0-9a-f]{32}/.exec(await uploadedPicture(site, cookie)) ?? [];
    for (const key of ['0'.repeat(32), square, '..%2fsecrets']) {
      const path = `/api/content/pictures/${key}`;
      expect((await site.call('GET', path, { cookie })).status).toBe(404);
      expect((await site.call('GET', `${path}/crop`, { cookie })).status).toBe(404);
      expect((await cropAgain(key, 'scene', middle)).status).toBe(404);
    }
  });

  test('an upload without a form is 415, and a crop larger than 64 KiB is 413', async () => {
    const wrong = { cookie, json: { shape: 'scene' } };
    expect((await site.call('POST', '/api/content/pictures', wrong)).status).toBe(415);
    const long = await cropAgain('0'.repeat(32), 'x'.repeat(70_000), middle);
    expect(long.status).toBe(413);
  });

  describe('E-55', () => {
    const draft = { document: 'officials', revision: 'draft' };
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

    async function pictureFrom(hours: number, shape: ContentShape = 'portrait') {
      site.setNow(hoursAgo(hours).toISOString());
      const picture = await stored(await send(await quarters(900, 700), shape));
      site.setNow(new Date().toISOString());
      return picture;
    }
    const use = (user: { document: string; revision: string }, content: unknown) =>
      db()
        .transaction()
        .execute((transaction) => recordPictureUses(transaction, user, content));
    const free = (user: { document: string; revision: string }) =>
      db()
        .transaction()
        .execute((transaction) => freePictureUses(transaction, user));
    async function sweep() {
      await sweepUnusedImages(db(), site.services.images, new Date());
      const rows = await db().selectFrom('image').select('key').execute();
      return rows.map(({ key }) => key);
    }

    twice(
      'the sweep keeps what a draft, the live text or an old revision shows, and removes the rest',
      async () => {
        const old = 25;
        const [inDraft, live, revised, shown, nowhere] = [
          await pictureFrom(old),
          await pictureFrom(old, 'scene'),
          await pictureFrom(old, 'share'),
          await pictureFrom(old),
          await pictureFrom(old, 'scene'),
        ];
        const fresh = await pictureFrom(23);
        await use(draft, { 'ceo/photo': { value: inDraft.url }, 'ceo/name': { value: 'Rakib' } });
        await use({ document: 'about', revision: 'r2' }, { picture: live.url });
        await use({ document: 'about', revision: 'r1' }, { rows: [{ picture: [revised.url] }] });
        await use({ document: 'meta', revision: 'r3' }, shown.url);
        expect((await sweep()).toSorted()).toEqual(
          [inDraft, live, revised, shown, fresh].map(({ key }) => key).toSorted(),
        );
        expect((await kept()).filter((name) => name.includes(nowhere.key))).toEqual([]);
        expect((await site.call('GET', nowhere.url)).status).toBe(404);
        expect((await site.call('GET', inDraft.url)).status).toBe(200);
        // Three files of each but the share, which has two: with each its master.
        expect(await kept()).toHaveLength(4 * 3 + 2);
        const rows = await db().selectFrom('contentPicture').select('key').execute();
        expect(rows).toHaveLength(5);
      },
    );

    twice(
      'a draft that shows another picture frees the first, and a discarded one both',
      async () => {
        const [first, second] = [await pictureFrom(25), await pictureFrom(25)];
        await use(draft, first.url);
        await use(draft, second.url);
        expect(await sweep()).toEqual([second.key]);
        expect(await free(draft)).toEqual([second.key]);
        expect(await sweep()).toEqual([]);
        expect(await kept()).toEqual([]);
      },
    );

    test('a picture of the gallery is spared as before', async () => {
      site.setNow(hoursAgo(25).toISOString());
      const image = await uploadedPicture(site, cookie);
      const json = { name: 'x', job: 'x', country: 'Hungary', date: '2026-01-01', image };
      expect((await site.call('POST', '/api/gallery', { cookie, json })).status).toBe(201);
      site.setNow(new Date().toISOString());
      expect(await sweep()).toHaveLength(1);
    });

    test('a gallery item cannot show a picture of the content, which has other files', async () => {
      const { key, url: address } = await pictureFrom(1);
      for (const image of [address, `/media/${key}.webp`]) {
        const json = { name: 'x', job: 'x', country: 'Hungary', date: '2026-01-01', image };
        const answer = await site.call('POST', '/api/gallery', { cookie, json });
        expect(await answer.json()).toMatchObject({ errors: [{ code: 'unknown_image' }] });
      }
    });

    test('a picture that is gone is named, and not noted', async () => {
      const there = await pictureFrom(1);
      const gone = there.url.replace(there.key, '0'.repeat(32));
      expect(await use(draft, [gone, there.url, '/illustrations/face-1.svg'])).toEqual([
        '0'.repeat(32),
      ]);
      const uses = await db().selectFrom('contentPictureUse').selectAll().execute();
      expect(uses).toEqual([{ key: there.key, ...draft }]);
    });

    twice('a use that is not committed is none', async () => {
      const picture = await pictureFrom(25);
      const failing = db()
        .transaction()
        .execute(async (transaction) => {
          await recordPictureUses(transaction, draft, picture.url);
          throw new Error('rolled back');
        });
      await expect(failing).rejects.toThrow('rolled back');
      expect(await sweep()).toEqual([]);
    });

    twice(
      'E-35 what an erased revision alone has shown is gone from rows and store at once',
      async () => {
        const [own, common] = [await pictureFrom(1), await pictureFrom(1)];
        const erased = { document: 'about', revision: 'r1' };
        await use(erased, [own.url, common.url]);
        await use({ document: 'about', revision: 'r2' }, common.url);
        const removed = [];
        for (const key of await free(erased))
          removed.push(await removeUnusedImage(db(), site.services.images, key));
        expect(removed.toSorted()).toEqual([0, 1]);
        const tables = [
          await db().selectFrom('image').selectAll().execute(),
          await db().selectFrom('contentPicture').selectAll().execute(),
          await db().selectFrom('contentPictureUse').selectAll().execute(),
        ];
        expect(JSON.stringify(tables)).not.toContain(own.key);
        expect(await kept()).toHaveLength(3);
        expect((await site.call('GET', common.url)).status).toBe(200);
      },
    );

    test('an old picture that cannot be removed keeps nobody from uploading', async () => {
      await pictureFrom(25);
      const { images } = site.services;
      const { remove } = images;
      images.remove = () => Promise.reject(new Error('locked'));
      const answer = await send(await quarters(900, 700), 'portrait');
      images.remove = remove;
      expect(answer.status).toBe(200);
    });

    test('while the store fails a picture stays on record, with its shape', async () => {
      const picture = await pictureFrom(25);
      const failing = { ...site.services.images, remove: () => Promise.reject(new Error('away')) };
      const before = await db().selectFrom('contentPicture').selectAll().execute();
      await expect(removeUnusedImage(db(), failing, picture.key)).rejects.toThrow('away');
      expect(await db().selectFrom('contentPicture').selectAll().execute()).toEqual(before);
      expect(await sweep()).toEqual([]);
      expect(await kept()).toEqual([]);
    });
  });
});

/** Red, green, blue and white, from the upper left. */
async function quarters(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const of = (background: string, left: number, top: number) => ({
    ...{ left, top },
    input: { create: { ...half, channels: 3 as const, background } },
  });
  const create = { width, height, channels: 3 as const, background: '#f00' };
  const [x, y] = [width - half.width, height - half.height];
  return sharp({ create })
    .composite([of('#0f0', x, 0), of('#fff', 0, y), of('#00f', x, y), of('#f00', 0, 0)])
    .png()
    .toBuffer();
}

/** A corner from so near that nothing else is in it. */
const corner = (percent: number) => ({ x: percent, y: percent, zoom: 300 });

async function colourOf(picture: Sharp): Promise<string> {
  const { dominant } = await picture.stats();
  if (dominant.r > 200 && dominant.g < 90) return 'red';
  return dominant.b > 200 && dominant.r < 90 ? 'blue' : JSON.stringify(dominant);
}

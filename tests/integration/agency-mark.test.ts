import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rgbOf } from '#app/brand/mark/contrast.server.ts';
import { contentImage } from '#app/images/content-image.ts';
import { publicPageAt } from '#app/public-content.ts';
import { sharePicture } from '#app/seo/share-picture.server.ts';
import { socialTags } from '#app/seo/social-tags.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { siteOrigin } from '#tests/support/test-site.ts';

const navy = '#0a1e5a';
const mustard = '#f9b915';

/** A sample of a logo: a ring, clear around it. */
function ring(colour: string, side = 256) {
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const [x = 0, y = 0] = [at % side, Math.floor(at / side)].map((one) => one / side - 0.5);
    const isRing = Math.abs(Math.hypot(x, y) - 0.33) < 0.08;
    pixels.set([...rgbOf(colour), isRing ? 255 : 0], at * 4);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
}

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off', PUBLIC_ORIGIN: siteOrigin },
    empty: ['contentDocument', 'contentRevision', 'contentPictureUse', 'image', 'contentPicture'],
  });
  let owner: string;
  let staff: string;
  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
    staff = await site.signIn('staff@sampan.example', 'staff');
  });
  beforeEach(async () => {
    await site.services.content.reload();
  });

  const live = () => site.services.content.current().documents;

  function upload(bytes: Uint8Array, zoom = 100) {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(bytes)], 'logo.png'));
    form.set('shape', 'mark');
    form.set('focus', JSON.stringify({ x: 50, y: 50, zoom }));
    return site.call('POST', '/api/content/pictures', { cookie: staff, body: form });
  }

  async function uploaded(bytes: Uint8Array): Promise<string> {
    const answer = await upload(bytes);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: { url: string } }).data.url;
  }

  let sequence = 0;
  async function save(values: Record<string, unknown>): Promise<number> {
    const document = await site.call('GET', '/api/content/agency', { cookie: staff });
    const { leaves } = (await document.json()) as { leaves: Record<string, { version: number }> };
    const changes = Object.entries(values).map(([path, value]) => ({
      ...{ path, value },
      base: leaves[path]?.version ?? 0,
    }));
    const json = { editor: 'one-screen', sequence: (sequence += 1), changes };
    const saved = await site.call('PATCH', '/api/content/agency', { cookie: staff, json });
    expect(saved.status).toBe(200);
    return ((await saved.json()) as { version: number }).version;
  }

  async function publish(values: Record<string, unknown>, cookie = owner, key = randomUUID()) {
    const documents = [{ _id: 'agency', version: await save(values) }];
    const json = { key, note: '', documents };
    return site.call('POST', '/api/content/publications', { cookie, json });
  }

  async function publishMark(colour = navy, ground: string | null = null) {
    const key = randomUUID();
    const address = await uploaded(await ring(colour));
    const values = { 'agency/mark': address, 'agency/markGround': ground };
    expect((await publish(values, owner, key)).status).toBe(201);
    return { address, key };
  }

  const shipped = { 'favicon.svg': '<svg/>', 'favicon.ico': 'as shipped' };
  async function served(use: (site: ServedSite) => Promise<void>) {
    const one = await serveSite(site.services, undefined, shipped);
    try {
      await use(one);
    } finally {
      await one.close();
    }
  }

  async function pixel(bytes: ArrayBuffer | Buffer, left: number, top: number) {
    const { data } = await sharp(Buffer.from(bytes as ArrayBuffer))
      .toColourspace('srgb')
      .ensureAlpha()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  }

  test('what is clear in a mark stays clear, in its master too, and an animated one stands still', async () => {
    const address = await uploaded(await ring(navy));
    const { key } = contentImage(address)!;
    for (const path of [address, `/media/${key}-128x128.webp`, `/api/content/pictures/${key}`]) {
      const answer = await site.call('GET', path, { cookie: owner });
      expect((await pixel(await answer.arrayBuffer(), 0, 0))[3], path).toBe(0);
    }
    const frames = await sharp(
      [await sharp(await ring(navy)).toBuffer(), await sharp(await ring(mustard)).toBuffer()],
      { join: { animated: true } },
    )
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const still = await site.call('GET', await uploaded(frames));
    const made = sharp(Buffer.from(await still.arrayBuffer()));
    expect((await made.metadata()).pages ?? 1).toBe(1);
  });

  test.each([
    ['too small', () => ring(navy, 127), 100],
    ['large, of which too little is shown', () => ring(navy, 500), 400],
  ])('a picture that is %s is refused', async (_, draw, zoom) => {
    const answer = await upload(await draw(), zoom);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'too_few_pixels' });
  });

  test('one of 10,000 pixels is made small, and a drawing in SVG is not taken', async () => {
    const create = { width: 10_000, height: 300, channels: 3, background: navy } as const;
    await uploaded(await sharp({ create }).png().toBuffer());
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await upload(svg)).status).toBe(415);
  });

  test('without a mark every file is as shipped, with one it is made of it, and taken back it is as before', async () => {
    await served(async ({ origin }) => {
      const text = async (path: string) => (await fetch(origin + path)).text();
      const tags = () => socialTags({ title: 'Home', description: 'A' }, live(), '/', siteOrigin);
      const before = tags();
      expect(before).not.toContain('?v=');
      expect(await text('/favicon.ico')).toBe('as shipped');

      const { key } = await publishMark(navy, mustard);
      for (const [path, side] of [
        ['/favicon.svg', 192],
        ['/apple-touch-icon.png', 180],
        ['/icons/192.png', 192],
        ['/icons/512.png', 512],
        ['/icons/maskable-512.png', 512],
      ] as const) {
        const answer = await fetch(origin + path);
        expect(answer.headers.get('content-type')).toBe('image/png');
        const bytes = await answer.arrayBuffer();
        const { width, height } = await sharp(Buffer.from(bytes)).metadata();
        expect([width, height], path).toEqual([side, side]);
        const [red = 0, green = 0, blue = 0, alpha] = await pixel(bytes, 0, 0);
        const off = [red - 249, green - 185, blue - 21].map(Math.abs);
        expect(Math.max(...off), path).toBeLessThan(12);
        expect(alpha).toBe(255);
        const etag = answer.headers.get('etag') ?? '';
        const again = await fetch(origin + path, { headers: { 'if-none-match': etag } });
        expect(again.status).toBe(304);
      }
      const ico = Buffer.from(await (await fetch(`${origin}/favicon.ico`)).arrayBuffer());
      expect([ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([2, 32, 48]);

      const version = /\/apple-touch-icon\.png(\?v=\w+)"/.exec(tags())?.[1];
      expect(version).toMatch(/^\?v=[0-9a-f]{8}f9b915$/);
      const manifest = (await (await fetch(`${origin}/site.webmanifest`)).json()) as {
        icons: { src: string }[];
      };
      for (const { src } of manifest.icons) expect(src).toMatch(/\?v=[0-9a-f]{8}f9b915$/);

      const reversal = `/api/content/publications/${key}/reversal`;
      const json = { key: randomUUID() };
      expect((await site.call('POST', reversal, { cookie: owner, json })).status).toBe(201);
      await site.services.content.reload();
      expect(await text('/favicon.ico')).toBe('as shipped');
      expect(tags()).toBe(before);
    });
  });

  test('every page is shared with the picture of the brand, the mark over the boat, below 60 kB', async () => {
    await publishMark();
    for (const path of ['/', '/about']) {
      const { path: picture } = sharePicture(publicPageAt(path)!, live(), 'bn');
      expect(picture).toMatch(/^\/share\/brand\.bn\.png\?v=/);
    }
    await served(async ({ origin }) => {
      for (const language of ['en', 'bn']) {
        const answer = await fetch(`${origin}/share/brand.${language}.png`);
        const bytes = await answer.arrayBuffer();
        expect(bytes.byteLength).toBeLessThanOrEqual(60_000);
        expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({
          ...{ format: 'png', width: 1200, height: 630 },
        });
        // The middle of the ring, where the boat was; and beside the tile the ground of the picture.
        const [red = 0] = await pixel(bytes, 64 + 76, 52 + 76);
        expect(red).toBeGreaterThan(240);
        expect((await pixel(bytes, 40, 128))[0]).toBeLessThan(30);
      }
    });
  });

  test.each([
    ['white on white', '#ffffff', null, 'mark_faint'],
    ['mustard on white', mustard, null, 'mark_faint'],
    ['navy on a dark ground', navy, '#08303a', 'mark_faint'],
  ])('%s is not published', async (_, colour, ground, code) => {
    const address = await uploaded(await ring(colour));
    const answer = await publish({ 'agency/mark': address, 'agency/markGround': ground });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'agency/agency/mark', code }] });
  });

  test('between 3 and 4.5 to 1 it is published, and the rehearsal warns before', async () => {
    const address = await uploaded(await ring('#888888'));
    await save({ 'agency/mark': address });
    const json = { documents: ['agency'], without: [] };
    const told = await site.call('POST', '/api/content/rehearsals', { cookie: owner, json });
    expect(await told.json()).toMatchObject({ faults: [], warnings: [{ code: 'mark_pale' }] });
    expect((await publish({ 'agency/mark': address })).status).toBe(201);
  });

  test.each([['red'], ['#FFF'], ['url(x)'], ['']])('%s is no colour', async (ground) => {
    const answer = await publish({ 'agency/markGround': ground });
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'not_a_colour' }] });
  });

  test('staff may prepare a mark; an owner publishes it', async () => {
    const address = await uploaded(await ring(navy));
    const answer = await publish({ 'agency/mark': address }, staff);
    expect(await answer.json()).toMatchObject({ code: 'owner_only' });
    expect(live().agency.agency.mark).toBeUndefined();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '#app/http/api-client.ts';
import { type Attempt, type Draft, type Upload, uploadAndAddItem } from './upload-and-add.ts';

afterEach(() => vi.unstubAllGlobals());

const url = '/media/0123.webp';
const draft = {
  name: 'Rakib Hasan',
  job: 'Welder',
  country: 'Hungary',
  date: '2026-10-12',
  image: new File(['picture'], 'a.png'),
};

/** Answers calls in turn; an answer that is missing is a lost network. */
function answering(...answers: (Response | 'lost')[]) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${address}`);
    bodies.push(typeof body === 'string' ? JSON.parse(body) : null);
    const answer = answers.shift();
    return answer instanceof Response
      ? Promise.resolve(answer)
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  return { calls, bodies };
}

const uploaded = () => Response.json({ data: { url } });
const added = () => Response.json({ acknowledged: true, insertedId: '1' }, { status: 201 });
const changed = () => Response.json({ modifiedCount: 1 });
const fresh = (): Attempt => ({ uploaded: null, isUncertain: false, added: null });
const upload: Upload = (form) => callApi('POST /api/images', { body: form });
const add = (attempt: Attempt, corrected: Partial<Draft> = {}) =>
  uploadAndAddItem({ ...draft, ...corrected }, attempt, { upload, onUploaded: () => {} });

describe('uploadAndAddItem', () => {
  it('uploads, then adds', async () => {
    const { calls } = answering(uploaded(), added());
    expect((await add(fresh())).ok).toBe(true);
    expect(calls).toEqual(['POST /api/images', 'POST /api/gallery']);
  });

  it('adds nothing without a picture', async () => {
    const { calls } = answering(Response.json({ code: 'damaged' }, { status: 422 }));
    expect(await add(fresh())).toMatchObject({ ok: false, code: 'damaged' });
    expect(calls).toEqual(['POST /api/images']);
  });

  it('does not upload the same picture again', async () => {
    const attempt = fresh();
    const { calls } = answering(uploaded(), Response.json({}, { status: 500 }), added());
    expect((await add(attempt)).ok).toBe(false);
    expect((await add(attempt)).ok).toBe(true);
    expect(calls).toEqual(['POST /api/images', 'POST /api/gallery', 'POST /api/gallery']);
  });

  it('does not add an item twice whose answer was lost', async () => {
    const attempt = fresh();
    const { calls } = answering(
      uploaded(),
      'lost',
      Response.json([{ _id: '1', image: url, version: 1 }]),
      changed(),
    );
    expect(await add(attempt)).toMatchObject({ ok: false, code: 'unreachable' });
    expect((await add(attempt)).ok).toBe(true);
    expect(calls).toEqual([
      'POST /api/images',
      'POST /api/gallery',
      'GET /api/gallery/items?limit=20',
      'PATCH /api/gallery/1',
    ]);
  });

  it('keeps what was corrected after a lost answer', async () => {
    const attempt = fresh();
    const found = Response.json([{ _id: '1', image: url, version: 1 }]);
    // The second call has changed the item all the same.
    const changedOnce = Response.json([{ _id: '1', image: url, version: 2 }]);
    const answers = [uploaded(), 'lost', found, 'lost', changedOnce, changed()] as const;
    const { calls, bodies } = answering(...answers);
    const corrected = { shows: 'no_face', nameShown: 'initials' } as const;
    await add(attempt);
    expect((await add(attempt, corrected)).ok).toBe(false);
    expect((await add(attempt, corrected)).ok).toBe(true);
    expect(calls.slice(3)).toEqual([
      ...['PATCH /api/gallery/1', 'GET /api/gallery/items?limit=20', 'PATCH /api/gallery/1'],
    ]);
    expect(bodies.at(-1)).toMatchObject({ ...corrected, image: url, version: 2 });
  });

  it('does not add an item twice whose answer was lost when its picture is cut anew', async () => {
    const attempt = fresh();
    const found = Response.json([{ _id: '1', image: url, version: 1 }]);
    const anew = { image: new File(['part'], 'a.png') };
    const other = Response.json({ data: { url: '/media/4567.webp' } });
    const { calls, bodies } = answering(uploaded(), 'lost', found, 'lost', other, changed());
    await add(attempt);
    expect((await add(attempt, anew)).ok).toBe(false);
    expect((await add(attempt, anew)).ok).toBe(true);
    expect(calls.filter((call) => call === 'POST /api/gallery')).toHaveLength(1);
    expect(calls.at(-1)).toBe('PATCH /api/gallery/1');
    expect(bodies.at(-1)).toMatchObject({ image: '/media/4567.webp' });
  });

  it('adds an item whose call was lost', async () => {
    const attempt = fresh();
    const { calls } = answering(uploaded(), 'lost', Response.json([]), added());
    await add(attempt);
    expect((await add(attempt)).ok).toBe(true);
    expect(calls.at(-1)).toBe('POST /api/gallery');
  });

  it('uploads anew when the picture is gone', async () => {
    const attempt = fresh();
    const gone = Response.json(
      { code: 'invalid_input', errors: [{ field: 'image', code: 'unknown_image', message: '' }] },
      { status: 422 },
    );
    const { calls } = answering(uploaded(), gone, uploaded(), added());
    await add(attempt);
    expect((await add(attempt)).ok).toBe(true);
    expect(calls.filter((call) => call === 'POST /api/images')).toHaveLength(2);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '#app/http/api-client.ts';
import { type Attempt, type Upload, uploadAndAddItem } from './upload-and-add.ts';

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
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`);
    const answer = answers.shift();
    return answer instanceof Response
      ? Promise.resolve(answer)
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  return calls;
}

const uploaded = () => Response.json({ data: { url } });
const added = () => Response.json({ acknowledged: true, insertedId: '1' }, { status: 201 });
const fresh = (): Attempt => ({ uploaded: null, isUncertain: false });
const upload: Upload = (form) => callApi('POST /api/images', { body: form });
const add = (attempt: Attempt) =>
  uploadAndAddItem(draft, attempt, { upload, onUploaded: () => {} });

describe('uploadAndAddItem', () => {
  it('uploads, then adds', async () => {
    const calls = answering(uploaded(), added());
    expect((await add(fresh())).ok).toBe(true);
    expect(calls).toEqual(['POST /api/images', 'POST /api/gallery']);
  });

  it('adds nothing without a picture', async () => {
    const calls = answering(Response.json({ code: 'damaged' }, { status: 422 }));
    expect(await add(fresh())).toMatchObject({ ok: false, code: 'damaged' });
    expect(calls).toEqual(['POST /api/images']);
  });

  it('does not upload the same picture again', async () => {
    const attempt = fresh();
    const calls = answering(uploaded(), Response.json({}, { status: 500 }), added());
    expect((await add(attempt)).ok).toBe(false);
    expect((await add(attempt)).ok).toBe(true);
    expect(calls).toEqual(['POST /api/images', 'POST /api/gallery', 'POST /api/gallery']);
  });

  it('does not add an item twice whose answer was lost', async () => {
    const attempt = fresh();
    const calls = answering(uploaded(), 'lost', Response.json([{ image: url }]));
    expect(await add(attempt)).toMatchObject({ ok: false, code: 'unreachable' });
    expect((await add(attempt)).ok).toBe(true);
    expect(calls).toEqual([
      'POST /api/images',
      'POST /api/gallery',
      'GET /api/gallery/items?limit=20',
    ]);
  });

  it('adds an item whose call was lost', async () => {
    const attempt = fresh();
    const calls = answering(uploaded(), 'lost', Response.json([]), added());
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
    const calls = answering(uploaded(), gone, uploaded(), added());
    await add(attempt);
    expect((await add(attempt)).ok).toBe(true);
    expect(calls.filter((call) => call === 'POST /api/images')).toHaveLength(2);
  });
});

import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

export type FakeImageHost = ScriptedServer & {
  uploadUrl: string;
  key: string;
  /** Sends numbers as text, as older responses do. */
  writeNumbersAsText(yes: boolean): void;
};

/** A fake image host: takes multipart, returns `{data: {url, …}}`, cannot delete. */
export async function startFakeImageHost(): Promise<FakeImageHost> {
  const key = 'test-key';
  const pictures = new Map<string, Buffer>();
  let asText = false;
  const number = (value: number) => (asText ? String(value) : value);
  const server = await startScriptedServer(async ({ method, url, headers, body }) => {
    if (method === 'GET') {
      const bytes = pictures.get(url.pathname);
      return bytes ? { headers: { 'content-type': 'image/webp' }, body: bytes } : { status: 404 };
    }
    if (url.searchParams.get('key') !== key) return refusal(100, 'Invalid API v1 key.');
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': String(headers['content-type']) },
    }).formData();
    const image = form.get('image');
    if (!(image instanceof File)) return refusal(130, 'Empty upload source.');
    const path = `/${pictures.size + 1}/${image.name}`;
    pictures.set(path, Buffer.from(await image.arrayBuffer()));
    return json(200, {
      data: {
        url: server.origin + path,
        width: number(800),
        height: number(800),
        size: number(image.size),
        delete_url: `${server.origin}/delete-page`,
      },
      success: true,
      status: number(200),
    });
  });
  return Object.assign(server, {
    uploadUrl: `${server.origin}/1/upload`,
    key,
    writeNumbersAsText(yes: boolean) {
      asText = yes;
    },
  });
}

function refusal(code: number, message: string) {
  return json(400, { status_code: 400, error: { message, code }, status_txt: 'Bad Request' });
}

function json(status: number, body: unknown) {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

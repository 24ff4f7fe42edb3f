import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

export type FakeSendForm = ScriptedServer & {
  url: string;
  /** The accepted forms. */
  forms: Record<string, string>[];
  /** Refuses every form from now on with this status and text; null ends that. */
  refuse(answer: { status: number; body: string } | null): void;
};

const needed = ['name', 'number', 'email', 'reference', 'address'].concat(
  ['lib_version', 'service_id', 'template_id', 'user_id'], // the provider's own
);

/** A mail provider that takes a form: nine fields, one request a second, `OK` as plain text. */
export async function startFakeSendForm(): Promise<FakeSendForm> {
  const forms: Record<string, string>[] = [];
  let refusal: { status: number; body: string } | null = null;
  let last = 0;
  const server = await startScriptedServer(async ({ url, headers, body }) => {
    if (url.pathname !== '/api/v1.0/email/send-form') return { status: 404 };
    if (refusal) return refusal;
    if (Date.now() - last < 1000) return { status: 429, body: 'Too many requests' };
    last = Date.now();
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': String(headers['content-type']) },
    }).formData();
    const missing = needed.find((name) => !form.has(name));
    if (missing) return { status: 400, body: `The ${missing} parameter is required` };
    forms.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    return { headers: { 'content-type': 'text/plain' }, body: 'OK' };
  });
  return Object.assign(server, {
    url: `${server.origin}/api/v1.0/email/send-form`,
    forms,
    refuse(answer: typeof refusal) {
      refusal = answer;
    },
  });
}

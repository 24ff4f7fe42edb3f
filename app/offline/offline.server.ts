import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Services } from '#app/config/services.server.ts';
import { contentSecurityPolicy } from '#app/document/content-security-policy.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { policyOptions } from '#app/http/security-headers.server.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { offlineDocument } from './offline-document.ts';
import { removedServiceWorker, serviceWorker, workerPath } from './service-worker.server.ts';

/** The offline pages and the worker that shows them. */
export function offlineRoutes({ content, settings }: Pick<Services, 'content' | 'settings'>) {
  const policy = contentSecurityPolicy({ scripts: [], styles: [css] }, policyOptions(settings));
  const page = (language: Language) =>
    offlineDocument(content.current().documents.agency, language, css);
  const worker = () => {
    const hash = createHash('sha256').update(languages.map(page).join('')).digest('base64url');
    return serviceWorker(hash.slice(0, 8));
  };
  const routes = new Hono<ApiEnvironment>();
  for (const language of languages) {
    routes.get(pathIn(language, '/offline'), (c) => {
      c.header('content-security-policy', policy);
      return c.html(page(language));
    });
  }
  return routes.get(workerPath, (c) =>
    c.body(settings.serviceWorker ? worker() : removedServiceWorker(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // Or a worker that is switched off would live on in caches.
      'cache-control': 'no-cache',
    }),
  );
}

/** The colours are those of `tokens.css`, which is not there without a network; nor are the fonts. */
const css = `*{box-sizing:border-box}
body{margin:0;color:#0a2227;background:#fff;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:.75rem;padding:.75rem max(1rem,50vw - 20rem);color:#fff;background:#08303a;font-weight:600}
main{max-width:42rem;margin:auto;padding:1.5rem 1rem 3rem}
h1{margin:0;font-size:1.75rem;line-height:1.3}
h2{margin:2rem 0 0;font-size:1.125rem}
p{margin:.5rem 0}
a{color:#0f525e;font-weight:600}
.phones{display:grid;gap:.75rem}
.phones a,.again{display:inline-block;padding:.75rem 1.25rem;border:2px solid #0f525e;border-radius:12px;font-size:1.25rem;text-decoration:none}
.again{margin-top:.5rem;color:#fff;background:#0f525e;font-size:1.0625rem}
:focus-visible{outline:3px solid #0a2227;outline-offset:3px;box-shadow:0 0 0 8px #f9b915}
.kept{margin-top:2rem;padding-inline-start:1rem;border-inline-start:4px dashed #f9b915}`;

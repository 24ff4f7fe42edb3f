import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Services } from '#app/services/services.server.ts';
import { contentSecurityPolicy } from '#app/document/content-security-policy.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { policyOptions } from '#app/serving/security-headers.server.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { plainStyles } from '#app/shell/plain-document.ts';
import { offlineDocument, startsAtTop } from './offline-document.ts';
import { removedServiceWorker, serviceWorker, workerPath } from './service-worker.server.ts';

/** The offline pages and the worker that shows them. */
export function offlineRoutes({ content, settings }: Pick<Services, 'content' | 'settings'>) {
  const policy = contentSecurityPolicy(
    { scripts: [startsAtTop], styles: [plainStyles] },
    policyOptions(settings),
  );
  const page = (language: Language) =>
    offlineDocument(content.current().documents.agency, language);
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

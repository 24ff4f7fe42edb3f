import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isDatabaseUnreachable } from './database/database.server.ts';
import { deferHydration } from './document/deferred-hydration.server.ts';
import { layOutFoldFirst } from './document/above-the-fold.server.ts';
import { headAndBody } from './document/head-and-body.server.ts';
import { builtStylesheets, inlineStylesheets } from './document/inline-stylesheets.server.ts';
import { contentSecurityPolicy } from './document/content-security-policy.server.ts';
import { markedScripts } from './document/marked-scripts.server.ts';
import { isStaffPath } from './http/staff-path.ts';
import { policyOptions } from './http/security-headers.server.ts';
import {
  databaseUnreachableContext,
  servicesContext,
  siteOriginContext,
} from './config/services.server.ts';
import { addSocialTags } from './seo/social-tags.server.ts';
import { waitForBengali } from './document/wait-for-bengali.server.ts';

/**
 * Renders a page as a whole: its policy names the hashes of its inline scripts, so the headers can
 * only be written once the last of them is known. Ours are known by a mark of this one rendering.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { log, settings } = context.get(servicesContext);
  let finalStatus = status;
  const mark = randomUUID();
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={mark} />,
    {
      nonce: mark,
      signal: request.signal,
      // Nothing goes out in parts: a part that came later would need a script to get into its place.
      progressiveChunkSize: Infinity,
      onError(error) {
        finalStatus = 500;
        log.error({ err: error }, 'page not rendered');
      },
    },
  );
  await stream.allReady;
  const own = markedScripts(await new Response(stream).text(), mark);
  const { pathname } = new URL(request.url);
  const { head, body, scripts, styles } = isStaffPath(pathname)
    ? staffPage(own.html)
    : publicPage(own.html);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(
      { scripts: [...own.scripts, ...scripts], styles },
      policyOptions(settings),
    ),
  );
  // After the policy: the agency's record is a data block, which no policy asks a hash of.
  const described = addSocialTags(head, pathname, context.get(siteOriginContext));
  return new Response(described + body, { status: finalStatus, headers });
}

/** The one place where what a loader or an action threw unexpectedly is logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A method that a page does not know is an answer, not a fault.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const ours = context as RouterContextProvider;
  ours.get(servicesContext).log.error({ err: error }, 'page failed');
  if (isDatabaseUnreachable(error)) ours.set(databaseUnreachableContext, true);
};

/** Painted by its first response, and its scripts come afterwards. */
function publicPage(rendered: string) {
  const deferred = deferHydration(rendered);
  const { head, body } = headAndBody(deferred.html);
  const first = layOutFoldFirst(head);
  const waiting = waitForBengali(first.html);
  const { html, style } = inlineStylesheets(waiting.html, stylesheet);
  const scripts = [deferred.starter, deferred.module, first.script, waiting.script];
  return { head: html, body, scripts, styles: style === null ? [] : [style] };
}

const stylesheet = builtStylesheets(fileURLToPath(new URL('../client', import.meta.url)));

/** Staff work with scripts from the first moment; deferring would only make them wait. */
function staffPage(rendered: string) {
  return { ...headAndBody(rendered), scripts: [], styles: [] };
}

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
import { pagesAfterSignIn } from './auth/remembered-page.ts';
import { ContentContext } from './content/content-context.ts';
import { isDatabaseUnreachable } from './database/database.server.ts';
import { builtFonts } from './built-fonts.server.ts';
import { contentSecurityPolicy } from './document/content-security-policy.server.ts';
import { finishPage } from './document/finish-page.server.ts';
import { nextPageLinks } from './document/next-page-links.server.ts';
import { pictureLinks } from './document/picture-links.server.ts';
import { staffDocument } from './document/staff-document.server.ts';
import { builtPrintLink, builtStylesheets } from './document/stylesheets.server.ts';
import { fontPreload, withFontSet } from './document/word-font-links.server.ts';
import { pageViewPath } from './editing/page-view/page-address.ts';
import { markedDocuments } from './editing/preview/marked-documents.server.ts';
import { languageOfPath } from './i18n/language.ts';
import { isStaffPath } from './http/staff-path.ts';
import { policyOptions } from './serving/security-headers.server.ts';
import {
  databaseUnreachableContext,
  documentsContext,
  isPreviewContext,
  servicesContext,
  siteOriginContext,
} from '#app/http/request-context.server.ts';
import { workerPath } from './offline/service-worker.server.ts';
import { socialTags } from './seo/social-tags.server.ts';

/**
 * Renders a page completely before the headers are sent: its policy contains the hashes of its inline
 * scripts. A nonce made for this rendering tells our own scripts from others.
 *
 * React is not given `request.signal`: its listener there kept the whole rendering in memory for good (record 0071).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { log, settings, wordFonts } = context.get(servicesContext);
  const documents = context.get(documentsContext);
  const isPreview = context.get(isPreviewContext);
  const marked = isPreview ? markedDocuments(documents) : null;
  let finalStatus = status;
  const mark = randomUUID();
  const stream = await renderToReadableStream(
    <ContentContext value={marked?.documents ?? documents}>
      <ServerRouter context={entryContext} url={request.url} nonce={mark} />
    </ContentContext>,
    {
      nonce: mark,
      // No streaming in chunks: a later chunk would need an inline script to get into its place.
      progressiveChunkSize: Infinity,
      onError(error) {
        finalStatus = 500;
        log.error({ err: error }, 'page not rendered');
      },
    },
  );
  await stream.allReady;
  const { pathname, searchParams } = new URL(request.url);
  const origin = context.get(siteOriginContext);
  const isStaffPage = isStaffPath(pathname);
  const set = wordFonts.setFor(documents);
  const rendered = await new Response(stream).text();
  const { html, ownScripts, styles } = finishPage(
    marked ? marked.named(rendered) : rendered,
    mark,
    isStaffPage
      ? null
      : {
          textOf(href) {
            const text = stylesheetText(href);
            return text && withFontSet(text, set, builtFonts.faces);
          },
          tagsFor: (page) => socialTags(page, documents, pathname, origin),
          blanks: builtFonts.blanks,
          printLink,
          worker: settings.serviceWorker ? workerPath : null,
        },
    // What people typed on staff pages has whole fonts, and not at once.
    fontPreload(isStaffPage ? 'staff' : languageOfPath(pathname), set, builtFonts) +
      // While somebody types the password: after it, each of these files would be waited for.
      (pathname === signInPath
        ? nextPageLinks(entryContext.manifest, pathname, pagesAfterSignIn(searchParams.get('next')))
        : ''),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const links = isStaffPage ? null : pictureLinks(html.slice(0, html.indexOf('</head>')));
  if (links) headers.set('link', links);
  if (isPreview) {
    headers.set('cache-control', 'no-store');
    headers.set('x-robots-tag', 'noindex');
  }
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(
      { scripts: ownScripts, styles },
      {
        ...policyOptions(settings),
        // The page view of the staff area shows previews in a frame.
        ...(pathname === pageViewPath && { frameOrigin: "'self'" }),
        frameAncestors: isPreview ? "'self'" : "'none'",
      },
    ),
  );
  const accepted = request.headers.get('accept-encoding');
  const body = isStaffPage ? await staffDocument(html, accepted, headers) : html;
  return new Response(body, { status: finalStatus, headers });
}

const signInPath = '/admin';

const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const stylesheetText = builtStylesheets(clientFolder);
const printLink = builtPrintLink(clientFolder);

/** The only place that logs unexpected errors of loaders and actions. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A method that a page does not support is an ordinary response, not an error.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log.error({ err: error }, 'page failed');
  if (isDatabaseUnreachable(error)) context.set(databaseUnreachableContext, true);
};

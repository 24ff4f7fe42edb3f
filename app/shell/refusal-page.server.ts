import { html } from 'hono/html';
import { phonesOf } from '#app/brand/phones.ts';
import { isLoopbackOrigin } from '#app/config/loopback.ts';
import type { Services } from '#app/services/services.server.ts';
import { contentSecurityPolicy } from '#app/document/content-security-policy.server.ts';
import type { ApiError } from '#app/http/api-error.server.ts';
import { problemSentence } from '#app/http/problems.ts';
import { policyOptions } from '#app/serving/security-headers.server.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { defineTexts, textsIn } from '#app/i18n/text.ts';
import { plainDocument, plainStyles } from './plain-document.ts';

/**
 * Whether a browser shows the answer as a page: to a form, as every one is sent without scripts and some with them, and
 * to a page that is refused for now.
 */
export function showsAnswer({ method, headers }: Request, { problem }: ApiError): boolean {
  const isShown = method === 'POST' || [429, 503].includes(problem.status);
  return isShown && /\btext\/html\b/.test(headers.get('accept') ?? '');
}

/** The refusal as a page: why, that nothing is lost, where to go and whom to call. */
export async function refusalPage(
  { problem, retryAfterSeconds }: ApiError,
  request: Request,
  { content, settings }: Pick<Services, 'content' | 'settings'>,
  ownOrigin: string,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname);
  const words = textsIn(texts, language);
  const isForm = request.method === 'POST';
  const title = isForm ? words.title : words.later;
  const published = content.current().documents.agency;
  // Where PUBLIC_ORIGIN was forgotten, a visitor's own machine would be meant.
  const isElsewhere = problem.code === 'foreign_origin' && !isLoopbackOrigin(ownOrigin);
  const right = `${ownOrigin}${pathname.startsWith('/api/') ? '' : pathname}`;
  const reason =
    problem.code === 'foreign_origin'
      ? words.elsewhere
      : problem.code === 'too_large'
        ? words.tooLarge
        : problemSentence(problem)[language];
  const numbers = phonesOf(published.agency).map(
    ({ number, href }) => html`<a href="${href}">${number}</a>`,
  );
  const main = html`<p>${reason}</p>
    ${isForm ? html`<p class="kept">${words.back}</p>` : ''}
    ${
      isElsewhere
        ? html`<p>${words.right}</p>
            <p><a class="again" href="${right}">${new URL(ownOrigin).host}</a></p>`
        : ''
    }
    <h2>${words.call}</h2>
    <p class="phones">${numbers}</p>`;
  const page = await plainDocument(published, language, title, main);
  return new Response(String(page), {
    status: problem.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(
        { scripts: [], styles: [plainStyles] },
        policyOptions(settings),
      ),
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

const texts = defineTexts({
  title: { en: 'This was not sent', bn: 'এটি পাঠানো হয়নি' },
  later: { en: 'Not at this moment', bn: 'এই মুহূর্তে নয়' },
  elsewhere: {
    en: 'The form did not come from a page at our own address: from a copy of it, from a page that was saved, or by way of an app that hides the address.',
    bn: 'ফরমটি আমাদের নিজের ঠিকানার পাতা থেকে আসেনি: পাতার নকল, সেভ করা পাতা, বা ঠিকানা লুকায় এমন কোনো অ্যাপ থেকে এসেছে।',
  },
  tooLarge: {
    en: 'It is too long for us to take. Shorten it and send it again, or tell us on the telephone.',
    bn: 'লেখাটি এত বড় যে নেওয়া গেল না। ছোট করে আবার পাঠান, অথবা ফোনে বলুন।',
  },
  back: {
    en: 'Go back with the button of your browser: what you typed is still there.',
    bn: 'ব্রাউজারের “পেছনে” বোতাম দিয়ে ফিরে যান: আপনি যা লিখেছেন তা সেখানে আছে।',
  },
  right: {
    en: 'Copy it if it is long, open the page at our own address, and send it from there:',
    bn: 'লেখা বড় হলে কপি করে রাখুন, আমাদের নিজের ঠিকানায় পাতাটি খুলুন, সেখান থেকে পাঠান:',
  },
  call: { en: 'Or call us', bn: 'অথবা আমাদের ফোন করুন' },
});

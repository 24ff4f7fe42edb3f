import { html, raw } from 'hono/html';
import { phonesOf } from '#app/brand/phones.ts';
import type { Documents } from '#app/content/documents.ts';
import type { Language } from '#app/i18n/language.ts';
import { defineTexts, textsIn } from '#app/i18n/text.ts';
import { plainDocument } from '#app/shell/plain-document.ts';

/**
 * The document that is shown in place of any public page without a network. "Try again" leads to the address that was
 * asked for, because the document stands under it.
 */
export function offlineDocument(published: Documents['agency'], language: Language) {
  const { agency } = published;
  const words = textsIn(texts, language);
  const numbers = phonesOf(agency).map(({ number, href }) => html`<a href="${href}">${number}</a>`);
  return plainDocument(
    published,
    language,
    words.title,
    html`<p>${words.advice}</p>
      <p><a class="again" href="">${words.again}</a></p>
      <h2>${words.call}</h2>
      <p class="phones">${numbers}</p>
      <p>${agency.hours[language]}</p>
      <h2>${words.office}</h2>
      <p>${agency.address[language]}</p>
      <p class="kept">${words.kept}</p>
      ${raw(`<script>${startsAtTop}</script>`)}`,
  );
}

/** Else a reload shows the page at the scroll position of the longer one in whose place it stands. */
export const startsAtTop = 'history.scrollRestoration="manual"';

const texts = defineTexts({
  title: { en: 'No internet right now', bn: 'এখন ইন্টারনেট নেই' },
  advice: {
    en: 'This page could not be fetched. When the network is back, try again. A phone call works without internet.',
    bn: 'পাতাটি আনা গেল না। নেটওয়ার্ক ফিরে এলে আবার চেষ্টা করুন। ফোন করতে ইন্টারনেট লাগে না।',
  },
  again: { en: 'Try again', bn: 'আবার চেষ্টা করুন' },
  call: { en: 'Call us', bn: 'আমাদের ফোন করুন' },
  office: { en: 'Our office', bn: 'আমাদের অফিস' },
  kept: {
    en: 'What you typed into the application or a message to us is kept on this device for 24 hours, unless you said that it is someone else’s.',
    bn: 'আবেদন ফরমে বা আমাদের কাছে বার্তায় যা লিখেছেন, তা এই ফোনে ২৪ ঘণ্টা থাকে; এটি অন্য কারও ফোন বলে জানালে থাকে না।',
  },
});

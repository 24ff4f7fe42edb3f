import { pageMeta } from '#app/brand/page-meta.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { prefillOf } from '../form/prefill.ts';
import { headTexts } from './head.text.ts';

/** What the page of the form gets from its address: the tags of its head, and the answers that are filled in. */
export function pageData(url: URL) {
  const { metaTitle, metaDescription } = headTexts;
  return {
    tags: pageMeta(url, { title: metaTitle, description: metaDescription }),
    prefill: prefillOf(url, languageOfPath(url.pathname)),
  };
}

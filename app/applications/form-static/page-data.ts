import { pageMeta } from '#app/brand/page-meta.ts';
import type { Documents } from '#app/content/documents.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { prefillOf } from '../form/prefill.ts';
import { headTexts } from './head.text.ts';

/** What the page of the form gets from its address: the tags of its head, and the answers that are filled in. */
export function pageData(url: URL, documents: Documents, isPreview: boolean) {
  const { metaTitle, metaDescription } = headTexts;
  return {
    tags: pageMeta(
      url.pathname,
      { title: metaTitle, description: metaDescription },
      documents.agency,
      isPreview,
    ),
    prefill: prefillOf(url, documents, languageOfPath(url.pathname)),
  };
}

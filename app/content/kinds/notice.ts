import type { DocumentKind } from '../fields.ts';
import { noticeFields } from '../news/notice-fields.ts';
import { brokenNotice } from '../news/notice-rules.ts';

/** Each notice is a document of its own. None is shipped. */
export const noticeDocument: DocumentKind<typeof noticeFields> = {
  title: { en: 'Notice', bn: 'নোটিশ' },
  fields: noticeFields,
  rules: brokenNotice,
};

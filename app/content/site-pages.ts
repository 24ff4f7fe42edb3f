import type { Bilingual } from '#app/i18n/language.ts';
import type { Documents } from './documents.ts';

/** The public pages as the API knows them: which show a document, and how one is rendered. */
export type SitePages = {
  /** The paths of the English pages that show a document; without `documents` with what is published. */
  showing: (document: string, documents?: Documents) => string[];
  /**
   * Renders the page at an address (`/bn/about`) from this content instead of the published one. Never from
   * memory. A page that cannot be rendered answers 500, or throws.
   */
  render: (path: string, documents: Documents) => Promise<Response>;
  /** What pages show in the place of a document's optional texts and pictures while these are empty, by path. */
  standIns: (document: string, documents: Documents) => Record<string, Bilingual>;
};

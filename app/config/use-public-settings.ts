import { createContext, use } from 'react';
import type { ShownMark } from '#app/content/pictures/mark.ts';
import type { LinkHost } from './messaging-link.ts';

/** What holds for the whole site and its pages show: settings of the operator, and which pages there are. */
export type PublicSettings = {
  /** The link form of the messaging service. */
  linkHost: LinkHost;
  /** A notice was published at some time, so that there is a page of them. */
  hasNews?: boolean;
  /** The agency has another name than the one in its logo. */
  isRenamed?: boolean;
  /** The mark that it has uploaded, in place of the shipped drawings. */
  mark?: ShownMark;
};

/** Provided by the root. The defaults are for examples and component tests. */
export const PublicSettingsContext = createContext<PublicSettings>({ linkHost: 'api' });

/** The same for the current page. */
export function usePublicSettings(): PublicSettings {
  return use(PublicSettingsContext);
}

import { createContext, use } from 'react';
import type { LinkHost } from './messaging-link.ts';

/** The operator's settings that pages show. */
export type PublicSettings = {
  /** The link form of the messaging service. */
  linkHost: LinkHost;
  /** How many months after the last contact applications are kept. */
  retentionMonths: number;
};

/** Provided by the root. The defaults are for examples and component tests. */
export const PublicSettingsContext = createContext<PublicSettings>({
  linkHost: 'api',
  retentionMonths: 18,
});

/** The operator's settings for the current page. */
export function usePublicSettings(): PublicSettings {
  return use(PublicSettingsContext);
}

import { createContext, use } from 'react';
import type { LinkHost } from './messaging-link.ts';

/** The operator's settings that pages show. */
export type PublicSettings = {
  /** Which form of the messaging service's links is used. */
  linkHost: LinkHost;
  /** For how many months after the last contact an application is kept. */
  retentionMonths: number;
};

/** Provided by the root. The defaults serve examples and tests of single components. */
export const PublicSettingsContext = createContext<PublicSettings>({
  linkHost: 'api',
  retentionMonths: 18,
});

/** What the operator has set. */
export function usePublicSettings(): PublicSettings {
  return use(PublicSettingsContext);
}

import { useRouteLoaderData } from 'react-router';
import type { LinkHost } from './messaging-link.ts';

/** The operator's settings that pages show. */
export type PublicSettings = {
  /** Which form of the messaging service's links is used. */
  linkHost: LinkHost;
  /** For how many months after the last contact an application is kept. */
  retentionMonths: number;
};

/** What the operator has set. Outside the site, in examples and tests of parts, the defaults. */
export function usePublicSettings(): PublicSettings {
  const root = useRouteLoaderData<PublicSettings>('root');
  return root ?? { linkHost: 'api', retentionMonths: 18 };
}

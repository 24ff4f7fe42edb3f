import { useRouteLoaderData } from 'react-router';
import type { LinkHost } from './messaging-link.ts';

/** Which form of the messaging service's links the operator has chosen. */
export function useLinkHost(): LinkHost {
  const root = useRouteLoaderData('root') as { linkHost: LinkHost } | undefined;
  return root?.linkHost ?? 'api';
}

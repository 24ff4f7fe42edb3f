import type { Documents } from './documents.ts';
import type { Content } from './snapshot.server.ts';

/** Who the agency is, as it is published now. */
export function agencyOf({ content }: { content: Content }): Documents['agency']['agency'] {
  return content.current().documents.agency.agency;
}

import type { Documents } from '#app/content/documents.ts';
import type { GuideId } from '#app/content/kinds/trust/guide.ts';

type Guide = Documents[GuideId];

/** The missions of a guide to which people from Bangladesh go. */
export function missionsOf({ missions }: Guide): Guide['missions'][number][] {
  return missions.filter(({ servesBangladesh }) => servesBangladesh);
}

/** Of which parts of a guide anything is known. */
export function knownOf(guide: Guide) {
  return {
    status: Boolean(guide.status.sentence),
    route: Boolean(guide.route),
    steps: guide.steps.length > 0,
    missions: missionsOf(guide).length > 0,
    rights: guide.rights.length > 0,
  };
}

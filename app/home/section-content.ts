import type { Documents, ShownId } from '#app/content/documents.ts';
import { destinations } from '#app/content/destinations.ts';
import { guideId } from '#app/content/kinds/trust/guide.ts';
import type { HomeSection } from '#app/content/kinds/navigation.ts';

export type SectionContent = {
  /** Documents that only sections in this list show. */
  documents: ShownId[];
  /** Its words of the home page. */
  words: (keyof Documents['home']['homeWords'])[];
};

/** What each section of the home page shows: of a hidden one nothing is sent. */
export const sectionContent: Record<HomeSection, SectionContent> = {
  who: {
    documents: ['figures'],
    words: [
      ...(['who', 'whoTitle', 'whoLead', 'scene', 'exploreMore'] as const),
      ...(['recruitment', 'recruitmentBlurb', 'consultation', 'consultationBlurb'] as const),
    ],
  },
  services: {
    documents: ['service-blurbs', 'recruitment'],
    words: [
      ...(['services', 'servicesTitle', 'viewInside'] as const),
      ...(['roadTitle', 'roadLead', 'arrived', 'seeWhoWent'] as const),
    ],
  },
  countries: {
    // The hero has their pins.
    documents: destinations.map(guideId),
    words: ['countries', 'countriesTitle', 'countriesLead'],
  },
  officials: {
    documents: ['officials'],
    words: ['officials', 'officialsTitle', 'exploreMore'],
  },
  reviews: { documents: ['reviews'], words: ['reviews', 'reviewsTitle'] },
  statistics: { documents: ['figures'], words: [] },
};

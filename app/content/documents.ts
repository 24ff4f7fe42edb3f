import { hasKey } from '#app/config/typed-record.ts';
import type { ContentOf } from './fields.ts';
import { agencyDocument } from './kinds/agency.ts';
import { brokerWarningDocument } from './kinds/broker-warning.ts';
import { closingSentencesDocument } from './kinds/closing-sentences.ts';
import { countriesDocument } from './kinds/countries.ts';
import { coursesDocument } from './kinds/courses.ts';
import { figuresDocument } from './kinds/figures.ts';
import { metaDocument } from './kinds/meta.ts';
import { navigationDocument } from './kinds/navigation.ts';
import { officialsDocument } from './kinds/officials.ts';
import { aboutDocument } from './kinds/pages/about.ts';
import { airTicketDocument } from './kinds/pages/airticket.ts';
import { consultationDocument } from './kinds/pages/consultation.ts';
import { contactDocument } from './kinds/pages/contact.ts';
import { directorsDocument } from './kinds/pages/directors.ts';
import { galleryDocument } from './kinds/pages/gallery.ts';
import { homeDocument } from './kinds/pages/home.ts';
import { recruitmentDocument } from './kinds/pages/recruitment.ts';
import { servicesDocument } from './kinds/pages/services.ts';
import { trainingDocument } from './kinds/pages/training.ts';
import { policyDocument } from './kinds/policy.ts';
import { reviewsDocument } from './kinds/reviews.ts';
import { sectorsDocument } from './kinds/sectors.ts';
import { serviceBlurbsDocument } from './kinds/service-blurbs.ts';

/** Every document but the notices, by its id, in the order in which staff see them. */
export const documents = {
  agency: agencyDocument,
  officials: officialsDocument,
  reviews: reviewsDocument,
  countries: countriesDocument,
  sectors: sectorsDocument,
  courses: coursesDocument,
  'service-blurbs': serviceBlurbsDocument,
  figures: figuresDocument,
  home: homeDocument,
  about: aboutDocument,
  directors: directorsDocument,
  services: servicesDocument,
  recruitment: recruitmentDocument,
  consultation: consultationDocument,
  training: trainingDocument,
  gallery: galleryDocument,
  contact: contactDocument,
  airticket: airTicketDocument,
  'closing-sentences': closingSentencesDocument,
  policy: policyDocument,
  'broker-warning': brokerWarningDocument,
  meta: metaDocument,
  navigation: navigationDocument,
};

export type DocumentId = keyof typeof documents;

/** The content of all documents, as pages read it. */
export type Documents = {
  readonly [Id in DocumentId]: ContentOf<(typeof documents)[Id]['fields']>;
};

/** Their ids, in the same order. */
export const documentIds = Object.keys(documents).filter(isDocumentId);

export function isDocumentId(id: string): id is DocumentId {
  return hasKey(documents, id);
}

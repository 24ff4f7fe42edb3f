import { hasKey } from '#app/config/typed-record.ts';
import type { ContentOf, DocumentKind, Field } from './fields.ts';
import { agencyDocument } from './kinds/agency.ts';
import { brokerWarningDocument } from './kinds/broker-warning.ts';
import { checklistsDocument } from './kinds/checklists.ts';
import { closingSentencesDocument } from './kinds/closing-sentences.ts';
import { costsDocument } from './kinds/trust/costs.ts';
import { countriesDocument } from './kinds/countries.ts';
import { coursesDocument } from './kinds/courses.ts';
import { figuresDocument } from './kinds/figures.ts';
import { guideDocuments } from './kinds/trust/guide.ts';
import { helpLinesDocument } from './kinds/trust/help-lines.ts';
import { identitiesDocument } from './kinds/trust/identities.ts';
import { licenceDocument } from './kinds/trust/licence.ts';
import { messagesDocument } from './kinds/messages.ts';
import { metaDocument } from './kinds/meta.ts';
import { navigationDocument } from './kinds/navigation.ts';
import { noticeDocument } from './kinds/notice.ts';
import { officialsDocument } from './kinds/officials.ts';
import { aboutDocument } from './kinds/pages/about.ts';
import { airTicketDocument } from './kinds/pages/airticket.ts';
import { complaintsDocument } from './kinds/pages/complaints.ts';
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
import type { Jobs } from './jobs/jobs.ts';
import type { News } from './news/news.ts';

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
  complaints: complaintsDocument,
  airticket: airTicketDocument,
  'closing-sentences': closingSentencesDocument,
  policy: policyDocument,
  'broker-warning': brokerWarningDocument,
  licence: licenceDocument,
  identities: identitiesDocument,
  costs: costsDocument,
  'help-lines': helpLinesDocument,
  ...guideDocuments,
  checklists: checklistsDocument,
  messages: messagesDocument,
  meta: metaDocument,
  navigation: navigationDocument,
};

export type DocumentId = keyof typeof documents;

/** A notice: `news.` and a uuid of version 7. */
export type NoticeId = `news.${string}`;

/** What staff edit: a document or a notice. */
export type EditedId = DocumentId | NoticeId;

/** The content of all documents, as pages read it. Of the notices and job orders those that visitors see at this moment. */
export type Documents = {
  readonly [Id in DocumentId]: ContentOf<(typeof documents)[Id]['fields']>;
} & { readonly news: News; readonly jobs: Jobs; readonly today: Today };

/** The day of Dhaka (`yyyy-mm-dd`), by which facts are fresh or outdated: a page needs no other clock than its content. */
export type Today = { readonly day: string };

/** What pages show: a document, the notices, the job orders, or the day by which facts age. */
export type ShownId = DocumentId | 'news' | 'jobs' | 'today';

/** Their ids, in the same order. */
export const documentIds = Object.keys(documents).filter(isDocumentId);

export function isDocumentId(id: string): id is DocumentId {
  return hasKey(documents, id);
}

/** Documents that only staff read: they are on no public page, and need none of its fonts. */
export const officeDocuments: readonly string[] = documentIds.filter((id) =>
  Object.values<Field>(documents[id].fields).every((field) => 'isForStaff' in field),
);

export function isNoticeId(id: string): id is NoticeId {
  return /^news\.[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id);
}

export function isEditedId(id: string): id is EditedId {
  return isDocumentId(id) || isNoticeId(id);
}

/** The description of a document, a notice too; null for an id of none. */
export function kindOf(id: EditedId): DocumentKind;
export function kindOf(id: string): DocumentKind | null;
export function kindOf(id: string): DocumentKind | null {
  if (isDocumentId(id)) return documents[id];
  return isNoticeId(id) ? noticeDocument : null;
}

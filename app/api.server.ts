import { Hono } from 'hono';
import { apiExamples } from './api-examples.ts';
import { application } from '#app/applications/application.ts';
import { applicationSearch } from '#app/applications/search/application-search.ts';
import { caseRoutes } from './applications/case-page/case.api.server.ts';
import { applicationRoutes } from './applications/form/applications.api.server.ts';
import { applicationChangeRoutes } from './applications/list/changes.api.server.ts';
import { applicationListRoutes } from './applications/list/staff-work.api.server.ts';
import { importRoutes } from './applications/import/import.api.server.ts';
import { officeRoutes } from './applications/office/office.api.server.ts';
import { informingRoutes } from './applications/informing/informing.api.server.ts';
import { messageRoutes } from './applications/informing/message.api.server.ts';
import { checklistRoutes } from './applications/checklist/checklist.api.server.ts';
import { contractRoutes } from './applications/contract/contract.api.server.ts';
import { lookupRoutes } from './applications/lookup/lookup.api.server.ts';
import { moneyOwnerRoutes, moneyRoutes } from './applications/money/money.api.server.ts';
import { numberRoutes, overviewRoutes } from './applications/overview/overview.api.server.ts';
import { timelineRoutes, noteRoutes } from './applications/timeline/timeline.api.server.ts';
import { factRoutes } from './applications/facts/facts.api.server.ts';
import { evidenceRoutes } from './evidence/evidence.api.server.ts';
import { duplicateRoutes } from './applications/duplicates/duplicates.api.server.ts';
import { erasureRoutes } from './applications/erasure/erasure.api.server.ts';
import { revealRoutes } from './applications/reveal/reveal.api.server.ts';
import { erasureComplaints } from './complaints/desk/erasure-complaints.server.ts';
import { complaintDeskRoutes } from './complaints/desk/complaint-desk.api.server.ts';
import { complaintTrashRoutes } from './complaints/desk/complaint-trash.api.server.ts';
import { complaintRoutes } from './complaints/complaints.api.server.ts';
import { complaintCaseRoutes } from './complaint-case/complaint-case.api.server.ts';
import { contactRoutes } from '#app/contact/contact.api.server.ts';
import { inboxRoutes } from '#app/contact/inbox/inbox.api.server.ts';
import { message } from '#app/contact/inbox/message.ts';
import { siteVersion } from './config/site-version.server.ts';
import { contentPictureRoutes } from './editing/pictures/pictures.api.server.ts';
import { shelfLifeRoutes } from './facts/facts.api.server.ts';
import { galleryItem } from '#app/gallery/gallery-item.ts';
import { galleryRoutes, galleryStaffRoutes } from '#app/gallery/gallery.api.server.ts';
import { imageRoutes } from './gallery/images.api.server.ts';
import {
  contentDocumentRoutes,
  contentListRoutes,
} from './editing/documents/documents.api.server.ts';
import { contentDraftRoutes } from './editing/drafts/drafts.api.server.ts';
import {
  contentErasureRoutes,
  contentHistoryRoutes,
} from './editing/history/content-history.api.server.ts';
import { noticeRoutes } from './editing/notices/notices.api.server.ts';
import { contentPublishingRoutes } from './editing/publishing/publishing.api.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { openApiDocument } from '#app/http/openapi.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { accountRoutes } from './staff/accounts/accounts.api.server.ts';
import { eventEntry } from '#app/staff/event-entry.ts';
import { historyRoutes } from './history/history.api.server.ts';
import { singleSignOnRoutes } from './staff/external-sign-in/oidc.api.server.ts';
import {
  ownAccountRoutes,
  ownStaffRoutes,
  secondFactorSetUpRoutes,
} from './staff/own-account/own-account.api.server.ts';
import { signInRoutes, staffMember } from './staff/sign-in/staff.api.server.ts';
import { jobOrderOwnerRoutes, jobOrderRoutes } from './job-orders/job-orders.api.server.ts';
import { publicJobRoutes } from './job-orders/public/public-jobs.api.server.ts';
import { todayRoutes } from './today/today.api.server.ts';
import { browserErrorRoutes } from './operations/browser-errors/browser-errors.api.server.ts';
import { posterRoutes } from './posters/posters.api.server.ts';
import { statusRoutes } from './operations/status/status.api.server.ts';
import { settingRoutes } from './settings/settings.api.server.ts';
import {
  falseIdentityOwnerRoutes,
  falseIdentityRoutes,
  verifyRoutes,
} from './trust/check/verify.api.server.ts';

const features = [
  galleryRoutes,
  galleryStaffRoutes,
  imageRoutes,
  contentPictureRoutes,
  applicationRoutes,
  lookupRoutes,
  officeRoutes,
  importRoutes,
  messageRoutes,
  applicationChangeRoutes,
  // Before the list, whose `:id` fits every word.
  todayRoutes,
  informingRoutes,
  caseRoutes,
  checklistRoutes,
  contractRoutes,
  moneyRoutes,
  moneyOwnerRoutes,
  noteRoutes,
  factRoutes,
  erasureRoutes(erasureComplaints),
  duplicateRoutes,
  timelineRoutes,
  numberRoutes,
  overviewRoutes,
  applicationListRoutes,
  revealRoutes,
  // Before the desk, whose `:id` fits every word.
  complaintTrashRoutes,
  complaintDeskRoutes,
  complaintCaseRoutes,
  complaintRoutes,
  contactRoutes,
  inboxRoutes,
  jobOrderOwnerRoutes,
  jobOrderRoutes,
  publicJobRoutes,
  singleSignOnRoutes,
  signInRoutes,
  ownAccountRoutes,
  secondFactorSetUpRoutes,
  ownStaffRoutes,
  accountRoutes,
  contentListRoutes,
  contentDocumentRoutes,
  noticeRoutes,
  contentPublishingRoutes,
  contentDraftRoutes,
  contentHistoryRoutes,
  contentErasureRoutes,
  shelfLifeRoutes,
  posterRoutes,
  historyRoutes,
  evidenceRoutes,
  browserErrorRoutes,
  statusRoutes,
  settingRoutes,
  verifyRoutes,
  falseIdentityRoutes,
  falseIdentityOwnerRoutes,
] as const;

// Gives the API client the types of all calls, without any code.
declare module '#app/http/api-client.ts' {
  interface Register {
    calls: Intersection<(typeof features)[number]['calls']>;
  }
}

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All routes of the API, as the features define them. */
export const apiRoutes = features.flatMap(({ routes }) => routes);

/** Schemas that several calls share, by their names in the document. */
const components = {
  Application: application,
  ApplicationSearch: applicationSearch,
  Message: message,
  GalleryItem: galleryItem,
  Event: eventEntry,
  Staff: staffMember,
};

const about = {
  title: 'Sampan',
  version: siteVersion.number,
  description:
    'Applications, gallery and contact messages of the agency. Problems are answered as application/problem+json (RFC 9457).',
  sessionCookie: 'sampan-session',
};

/** Created on the first request, which most processes never get. */
let document: object | undefined;

/** The JSON API and its OpenAPI document. */
export const api = new Hono<ApiEnvironment>().use(async (c, next) => {
  await next();
  // Set after the route has run, so that it applies to every response.
  c.header('cache-control', 'no-store');
});
for (const { method, path, handle } of apiRoutes) api.on(method, path.replace('/api', ''), handle);
api.get('/openapi.json', (c) => {
  document ??= openApiDocument(apiRoutes, components, about, apiExamples);
  return c.json(document);
});
api.all('*', () => {
  throw new ApiError('not_found');
});

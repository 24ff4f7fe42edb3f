import type { Example } from './http/openapi.server.ts';

const applicant = {
  name: 'Sample Applicant',
  birth: '1990-02-28',
  job: 'Electrician',
  experience: '6 years',
  email: 'sample@example.com',
  phone: '01000444555',
  address: 'Mirpur, Dhaka',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
};
const moment = '2026-12-01T04:30:00.000Z';
const applicationId = '01a22885-e448-761e-ad09-d56cf746bdef';
const messageId = '01a22885-e561-7645-8eea-ad96be676a7f';
const picture = '/media/ae6411fcdbad14a6c7cb3a6645053a07.webp';

const listed = {
  ...{ _id: applicationId, ...applicant, helperName: '', helperPhone: '', birthYear: null },
  ...{ noEmail: false, contacted: false, contactedAt: null, createdAt: moment },
  ...{ receiptNumber: 'CKR9-XNP7', flags: [], phoneE164: '+8801000444555', score: 1 },
  ...{ language: '', version: 0, outcome: null, note: '', followUpOn: null, outcomeAt: null },
  ...{ stage: 'new', stageAt: moment, closeReason: null, destination: 'HU', assignee: null },
  ...{ nextStep: null, nextStepText: '', nextStepOn: null, source: 'website' },
  ...{
    lookupClosed: false,
    eraseAfter: null,
    leftWithoutClearance: false,
    jobOrder: null,
    assigneeName: null,
  },
  passport: '•••••567',
};
const called = {
  ...{ ...listed, version: 1, outcome: 'call_later', note: 'After the prayer' },
  ...{ followUpOn: '2026-12-03', outcomeAt: moment },
};
const staff = {
  ...{ id: '01a22885-d7cb-77c3-9250-f880178d3718', email: 'owner@sampan.example', name: 'owner' },
  ...{ role: 'owner', mustChangePassword: false, hasSecondFactor: false },
  mustAddSecondFactor: false,
};
const session = {
  ...{ staff, signedInAt: moment, expiresAt: '2026-12-01T16:30:00.000Z', mailIsDelivered: false },
  ...{ signInBy: null, picturesStay: false, startPage: '/admin/addgallery' },
};

const given = { by: 'employer', words: { en: '', bn: '' } };
const jobOrder = {
  title: { en: 'Sample welder', bn: 'নমুনা ওয়েল্ডার' },
  ...{ employer: 'Sample Works', city: 'Budapest', country: 'hu', sector: '' },
  ...{ wage: 1234, currency: 'EUR', per: 'month', pay: 'net', hours: 40 },
  ...{ daysOff: { week: 1, year: 20, paid: true }, overtime: { en: '', bn: '' } },
  ...{ contractMonths: 24, lodging: given, food: given, transport: given },
  ...{ ticketPaidBy: 'employer', seats: 12, workerFeeBdt: 0 },
  whoPays: { en: 'The employer pays all', bn: 'সব নিয়োগকর্তা দেন' },
  requirements: { en: '', bn: '' },
  ...{ demandLetterNo: 'SAMPLE-D-1', demandLetterOn: '2026-10-01', attestedBy: '' },
  ...{ permissionNo: 'SAMPLE-P-1', permissionOn: '2026-10-12', validUntil: '2027-01-31' },
  ...{ slug: 'sample-welder-7kqx', seatsLeft: 8, state: 'open', publishedAt: moment },
  endedAt: null,
};

/**
 * The calls that other programs make: every public one, and of the staff's those that are made most often. In an order in
 * which they can be made on a new site; the ids of an answer stand in the calls after it.
 */
export const apiExamples: Record<string, Example> = {
  'POST /api/application': {
    description:
      'As the form of the site does. With an `Idempotency-Key` a call may be repeated until it is answered: one application comes of it, and each answer has its receipt number. The rules of the fields are those of the form; a passport number is encrypted before it is stored.',
    body: { ...applicant, passport: 'AB1234567' },
    answer: { acknowledged: true, insertedId: applicationId, receiptNumber: 'CKR9-XNP7' },
  },
  'POST /api/application/lookup': {
    description:
      'For whoever has a receipt: its number, and the last six digits of the phone number or the year of birth. A wrong number and a wrong answer are refused alike, and only so many are allowed in a quarter of an hour.',
    body: { receiptNumber: 'CKR9-XNP7', phoneEnd: '444555' },
    answer: {
      ...{ step: 1, since: '2026-12-01' },
      next: { en: 'An officer will call you.', bn: 'একজন কর্মকর্তা আপনাকে ফোন করবেন।' },
    },
  },
  'POST /api/contact': {
    description:
      'Kept, and mailed to the office. With an `Idempotency-Key` a call may be repeated until it is answered: nothing is kept twice.',
    body: {
      ...{ name: 'Sample Employer', number: '+36301234567', email: 'sample@example.com' },
      ...{ reference: 'Four welders from March, please call', address: 'Budapest' },
    },
    answer: { status: 200, text: 'OK' },
  },
  'POST /api/complaint': {
    description:
      'A name is not asked for. Reference and PIN are given once: together they show how it stands, and the PIN is stored nowhere. `answerBy` is the last day on which the agency answers.',
    body: { kind: 'money', text: 'I paid and got no receipt.', language: 'en' },
    answer: { reference: 'C-JQQA-6DAH', pin: '344176', answerBy: '2026-12-08' },
  },
  'POST /api/complaint/lookup': {
    description:
      'A wrong reference and a wrong PIN are refused alike, and only so many are allowed in a quarter of an hour.',
    body: { reference: 'C-JQQA-6DAH', pin: '344176' },
    answer: { state: 'received', since: '2026-12-01', answer: '' },
  },
  'POST /api/verify': {
    description:
      'Says whether what somebody was given is the agency’s: `yes`, `no` for what is known to be false, `unknown` for all else.',
    body: { value: '01000999888' },
    answer: { answer: 'unknown', kind: 'phone', padding: '   ' },
  },
  'GET /api/gallery': {
    description:
      'What visitors see of the visas that were granted. Without consent `image` is a drawing.',
    answer: [
      {
        ...{ _id: '01a22885-e5c0-7d1b-8b7a-0f5f5d7f9a11', name: 'Sample Traveller', job: 'Welder' },
        ...{ date: '2026-10-01', country: 'Hungary', image: picture, createdAt: moment },
      },
    ],
  },
  'GET /api/job': {
    description:
      'Wage, papers and places left of each. `slug` is the last part of the address of its page, and what an application names as `jobOrder`.',
    answer: [jobOrder],
  },
  'GET /api/job/:id': {
    description: 'One that has ended says so for 12 months.',
    path: '/api/job/sample-welder-7kqx',
    answer: jobOrder,
  },
  'POST /api/auth/sign-in/email': {
    description:
      'Sets the cookie of a session. Where the account has a second factor the answer says so, and `POST /auth/sign-in/code` ends the sign-in.',
    body: { email: 'owner@sampan.example', password: 'a long enough password' },
    answer: session,
  },
  'POST /api/auth/sign-in/code': {
    description: 'With the cookie that the password has set.',
    body: { code: '123456' },
  },
  'GET /api/auth/get-session': {
    description: 'With the cookie of a session; null without one.',
    answer: session,
  },
  'POST /api/auth/link': {
    description: 'Uses nothing up.',
    body: { token: 'a-token-of-a-link' },
  },
  'POST /api/auth/link/password': {
    description: 'The link works once.',
    body: { token: 'a-token-of-a-link', newPassword: 'a long enough password' },
  },
  'GET /api/auth/oidc/start': {
    description: 'For a browser. Exists where single sign-on is set.',
  },
  'GET /api/auth/oidc/callback': {
    description: 'For a browser, which the provider sends here.',
  },
  'POST /api/browser-error': {
    description: 'Keeps none of the words of an error, nor where it came from.',
  },
  'GET /api/application': {
    description:
      'The list of the staff: by view (`waiting`, `contacted`, `due` …), words, stage, country and the other fields, a page at a time. Passport numbers come masked.',
    path: '/api/application?view=waiting&limit=1',
    answer: [listed],
  },
  'GET /api/application/:id': {
    description: 'With the passport number as it is. That it was read is recorded.',
    path: `/api/application/${applicationId}`,
    answer: { ...listed, passport: 'AB1234567' },
  },
  'PUT /api/application/:id/call': {
    description:
      'Writes down how a call went. `version` is that of the application as the caller saw it: if somebody has changed it since, the call is refused with 409 and changes nothing.',
    path: `/api/application/${applicationId}/call`,
    body: {
      ...{ version: 0, outcome: 'call_later', note: 'After the prayer' },
      followUpOn: '2026-12-03',
    },
    answer: called,
  },
  'PATCH /api/application/contacted/:id': {
    description: 'Marks as contacted. 0 says that it was marked already.',
    path: `/api/application/contacted/${applicationId}`,
    answer: { modifiedCount: 1 },
  },
  'POST /api/application/:id/note': {
    description: 'With an `Idempotency-Key` a repeated call adds nothing.',
    path: `/api/application/${applicationId}/note`,
    body: { text: 'Brings the certificate on Thursday' },
    answer: { _id: '01a22885-ea68-7643-90ee-7e6d3597f6f8' },
  },
  'PUT /api/application/:id/stage': {
    description:
      'A reason is asked for where a stage is skipped, a case goes back, or one closes. Staff alone see it.',
    path: `/api/application/${applicationId}/stage`,
    body: { version: 2, to: 'documents', on: '2026-12-01' },
    answer: {
      ...{ ...called, version: 3, stage: 'documents', contacted: true, contactedAt: moment },
    },
  },
  'GET /api/application/counts': {
    description:
      'How many stand in each view of the list. Counts end at a bound, and `isMore` says that there are more.',
    answer: {
      ...{ all: { count: 1, isMore: false }, waiting: { count: 0, isMore: false } },
      ...{ contacted: { count: 1, isMore: false }, due: { count: 0, isMore: false } },
    },
  },
  'GET /api/contact': {
    description: 'The messages of the inbox, by view.',
    path: '/api/contact?view=waiting&limit=1',
    answer: [
      {
        ...{ _id: messageId, kind: 'contact', name: 'Sample Employer', number: '+36301234567' },
        ...{ email: 'sample@example.com', noEmail: false, address: 'Budapest', question: '' },
        ...{ reference: 'Four welders from March, please call', travelOn: null, trip: '' },
        ...{ travellers: null, language: '', createdAt: moment, flags: [], version: 0 },
        ...{ phoneE164: '+36301234567', mailStatus: 'sent', mailError: null },
        ...{ mailTriedAt: moment, mailedAt: moment, answered: false, answeredAt: null },
        ...{ outcome: null, note: '', followUpOn: null, outcomeAt: null, from: '', to: '' },
      },
    ],
  },
  'PATCH /api/contact/answered/:id': {
    description: 'Marks a message as answered. 0 says that it was marked already.',
    path: `/api/contact/answered/${messageId}`,
    answer: { modifiedCount: 1 },
  },
  'GET /api/event': {
    description:
      'Who did what, newest first. An event names a record by its id and holds no data of a person.',
    path: '/api/event?by=staff&limit=1',
    answer: [
      {
        ...{ _id: '01a22885-ea6c-75d6-9191-ce097bd9d7bc', at: moment, via: null },
        ...{ actor: 'owner@sampan.example', actorName: 'owner', action: 'message.answered' },
        ...{ subject: messageId, record: null },
      },
    ],
  },
  'POST /api/auth/sign-out': { description: 'Ends the session.', answer: { success: true } },
};

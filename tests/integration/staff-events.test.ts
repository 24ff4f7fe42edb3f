import { readFileSync } from 'node:fs';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { byCommand } from '#app/database/event-log.server.ts';
import { removeSecondFactor } from '#app/staff/accounts/second-factor.server.ts';
import { noTerms } from '#app/job-orders/terms.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { runImports } from '#app/applications/import/run-import.server.ts';
import { sampleOrder, storeJobOrder } from '#tests/support/sample-job-order.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import {
  type Call,
  type TestSite,
  cookieOf,
  goodApplication,
  goodMessage,
  samplePayment,
  staffPassword,
} from '#tests/support/test-site.ts';
import { uploadedPicture } from '#tests/support/uploaded-picture.ts';

const me = 'rahima@sampan.example';
const colleague = 'jamal@sampan.example';
const newPassword = 'tide rolls over mud';
const password = { password: staffPassword };
const item = {
  name: 'Rakib',
  job: 'Electrician',
  country: 'Hungary',
  date: '2026-01-02',
};

/** What a call is given: the id that stands in its address, or all of its path, and the rest. */
type Made = { id?: string; path?: string } & Call;

type Entry = {
  /** What it must leave in the log, in this order. */
  leaves: string[];
  /** Why it leaves nothing. */
  because?: string;
  /** Makes what the call is about; what that leaves does not count. */
  make: (given: Given) => Promise<Made> | Made;
};

type Given = {
  site: TestSite;
  cookie: string;
  post(path: string, json?: object, as?: string): Promise<Response>;
  applicationId(): Promise<string>;
  picture(): Promise<string>;
  itemId(): Promise<string>;
  idOf(email: string): Promise<string>;
  tokenOf(answer: Response): Promise<string>;
  secondFactor(as?: string): Promise<{ recoveryCodes: string[]; cookie: string }>;
};

/** What stands in the log, what the call sends, and what is called before it. */
type About = [leaves: string, json?: object, before?: string, beforehand?: object];

/** A call about what `make` makes. */
const about =
  (make: (given: Given) => Promise<string>) =>
  (...[leaves, json, before, beforehand]: About): Entry => ({
    leaves: [leaves],
    async make(given) {
      const id = await make(given);
      const [method = '', address = ''] = before?.split(' ') ?? [];
      const call = { cookie: given.cookie, ...(beforehand && { json: beforehand }) };
      if (before) await given.site.call(method, address.replace(':id', id), call);
      return { id, ...(json && { json }) };
    },
  });

const application = about(({ applicationId }) => applicationId());

const draft = about(async ({ post }) => {
  const answer = await post('/api/job', {});
  return ((await answer.json()) as { insertedId: string }).insertedId;
});

const payment = about(async ({ post, applicationId }) => {
  const answer = await post(`/api/application/${await applicationId()}/payment`, samplePayment);
  return ((await answer.json()) as { _id: string })._id;
});

const note = about(async ({ post, applicationId }) => {
  const address = `/api/application/${await applicationId()}/note`;
  const answer = await post(address, { text: 'Comes on Sunday' });
  return ((await answer.json()) as { _id: string })._id;
});

const message = about(async ({ site, cookie }) => {
  await site.call('POST', '/api/contact', { json: goodMessage });
  const inbox = await site.call('GET', '/api/contact', { cookie });
  return ((await inbox.json()) as { _id: string }[])[0]!._id;
});

const galleryItem = about(({ itemId }) => itemId());

/** A call that is about nothing else. */
const simply = (leaves: string, made: Made): Entry => ({ leaves: [leaves], make: () => made });

const picture = () => {
  const form = new FormData();
  form.set('image', new File([readFileSync('tests/corpus/files/ok.jpg')], 'ok.jpg'));
  return form;
};

const oldList = () => {
  const form = new FormData();
  form.set('file', new File(['Name,Mobile\nRahim Uddin,01000111222'], 'list.csv'));
  return form;
};

const columnsOfList = { columns: [{ to: 'name' }, { to: 'phone' }], isCalled: false };

/** A list that was uploaded, with its plan. */
async function uploaded(site: TestSite, cookie: string) {
  const answer = await site.call('POST', '/api/import', { body: oldList(), cookie });
  const { importId } = (await answer.json()) as { importId: string };
  const json = columnsOfList;
  const plan = await site.call('PUT', `/api/import/${importId}/columns`, { json, cookie });
  return { importId, hash: ((await plan.json()) as { hash: string }).hash };
}

const headline = 'homeWords/headline';

/** A save of a text, which makes a draft of this version. */
const contentSave = (version: number) => ({
  ...{ editor: 'one-screen', sequence: version },
  changes: [{ path: headline, base: 0, value: { en: `Text ${version}`, bn: `লেখা ${version}` } }],
});

const publication = (count: number, version: number) => ({
  key: `publication-number-${count}`,
  documents: [{ _id: 'home', version }],
});

const begunNotice = async ({ post }: Given) => {
  const json = { key: newId(), kind: 'news' };
  await post('/api/content', json);
  return `news.${json.key}`;
};

const contentPicture = () => {
  const form = picture();
  form.set('shape', 'portrait');
  form.set('focus', JSON.stringify({ x: 50, y: 50, zoom: 100 }));
  return form;
};

const heard = { version: 0, outcome: 'reached', note: '', followUpOn: null };

/** Every call by which staff change something. A new one without an entry here fails. */
const calls: Record<string, Entry> = {
  'PATCH /api/application/contacted/:id': application('application.contacted'),
  'DELETE /api/application/contacted/:id': application(
    'application.contact-undone',
    undefined,
    'PATCH /api/application/contacted/:id',
  ),
  'PUT /api/application/:id/call': application('application.called', heard),
  'DELETE /api/application/:id/call': application(
    'application.call-undone',
    undefined,
    'PUT /api/application/:id/call',
    heard,
  ),
  'POST /api/application/:id/waiting': application(
    'application.back-to-waiting',
    { reason: 'a slip' },
    'PATCH /api/application/contacted/:id',
  ),
  'PUT /api/application/:id/stage': application('application.moved', {
    version: 0,
    to: 'documents',
  }),
  'DELETE /api/application/:id/stage': application(
    'application.move-undone',
    undefined,
    'PATCH /api/application/contacted/:id',
  ),
  'PUT /api/application/:id/told': application(
    'application.informed-call',
    { version: 1, by: 'call' },
    'PUT /api/application/:id/stage',
    { version: 0, to: 'documents' },
  ),
  'DELETE /api/application/:id/told': {
    leaves: ['application.informing-undone'],
    make: async ({ site, cookie, applicationId }) => {
      const path = `/api/application/${await applicationId()}`;
      const put = (part: string, json: object) =>
        site.call('PUT', `${path}/${part}`, { cookie, json });
      await put('stage', { version: 0, to: 'documents' });
      await put('told', { version: 1, by: 'office' });
      return { path: `${path}/told` };
    },
  },
  'PUT /api/application/:id/assignee': application('application.assigned', {
    version: 0,
    assignee: null,
  }),
  'PUT /api/application/:id/next-step': application('application.next-step-done', {
    version: 0,
    step: null,
  }),
  'PUT /api/application/:id/lookup': application('application.lookup-closed', {
    version: 0,
    closed: true,
  }),
  'PUT /api/application/:id/checklist/{item}': {
    leaves: ['application.checked'],
    make: async ({ applicationId }) => ({
      path: `/api/application/${await applicationId()}/checklist/passport`,
      json: { version: 0, seenOn: '2026-01-02' },
    }),
  },
  'PUT /api/application/:id/job-order': {
    leaves: ['application.job-order'],
    make: async ({ site, applicationId }) => ({
      path: `/api/application/${await applicationId()}/job-order`,
      json: { version: 0, jobOrderId: await storeJobOrder(site.services.database.db) },
    }),
  },
  'PUT /api/application/:id/terms': application('application.terms', {
    version: 0,
    terms: { ...noTerms, employer: 'Sample Hotel' },
  }),
  'PUT /api/application/:id/different/{other}': {
    // One for each of the two.
    leaves: ['application.different-people', 'application.different-people'],
    make: async ({ applicationId }) => ({
      path: `/api/application/${await applicationId()}/different/${await applicationId()}`,
    }),
  },
  'DELETE /api/application/:id/different/{other}': {
    leaves: ['application.different-people-undone', 'application.different-people-undone'],
    async make({ site, cookie, applicationId }) {
      const path = `/api/application/${await applicationId()}/different/${await applicationId()}`;
      await site.call('PUT', path, { cookie });
      return { path };
    },
  },
  'PUT /api/application/:id/facts': application('application.corrected', {
    version: 0,
    changes: { name: 'Jamal Uddin' },
    reason: 'a slip',
  }),
  'POST /api/application/:id/message': application('application.message-opened', {}),
  'POST /api/application/office': simply('application.taken-down', {
    json: { name: 'Salma Begum', phone: '01812345678' },
  }),
  'POST /api/application/:id/erasure': {
    leaves: ['application.erasure-asked'],
    async make({ site, applicationId }) {
      const id = await applicationId();
      const { receiptNumber } = await site.services.database.db
        .selectFrom('application')
        .select('receiptNumber')
        .where('_id', '=', id)
        .executeTakeFirstOrThrow();
      return { path: `/api/application/${id}/erasure`, json: { receiptNumber } };
    },
  },
  'DELETE /api/application/:id/erasure': {
    leaves: ['application.erasure-stopped'],
    async make({ site, applicationId }) {
      const id = await applicationId();
      await site.services.database.db
        .updateTable('application')
        .set({ eraseAfter: '2099-01-01T00:00:00.000Z' })
        .where('_id', '=', id)
        .execute();
      return { path: `/api/application/${id}/erasure` };
    },
  },
  'POST /api/application/:id/note': application('application.note-added', {
    text: 'Comes on Sunday',
  }),
  'PATCH /api/application/note/:id': note('application.note-edited', { text: 'Comes on Monday' }),
  'DELETE /api/application/note/:id': note('application.note-removed'),
  'POST /api/application/:id/passport': application('application.passport-shown.check', {
    reason: 'check',
  }),
  'POST /api/application/:id/payment': application('application.paid', samplePayment),
  'POST /api/application/payment/:id/print': payment('application.receipt-printed', {}),
  'DELETE /api/application/payment/:id/print': payment(
    'application.receipt-unprinted',
    undefined,
    'POST /api/application/payment/:id/print',
    {},
  ),
  'POST /api/application/payment/:id/void': payment('application.payment-voided', {
    reason: 'a slip',
  }),
  'DELETE /api/application/:id': application('application.deleted'),
  'POST /api/application/:id/restore': application(
    'application.restored',
    undefined,
    'DELETE /api/application/:id',
  ),
  'POST /api/application/search': simply('application.passport-not-found', {
    json: { q: 'QX7654320' },
  }),
  'POST /api/application/search/count': simply('application.passport-not-found', {
    json: { q: 'QX7654320' },
  }),
  'POST /api/application/export': simply('application.exported', { json: {} }),
  'PATCH /api/contact/answered/:id': message('message.answered'),
  'DELETE /api/contact/answered/:id': message(
    'message.answer-undone',
    undefined,
    'PATCH /api/contact/answered/:id',
  ),
  'PUT /api/contact/:id/call': message('message.called', heard),
  'DELETE /api/contact/:id/call': message(
    'message.call-undone',
    undefined,
    'PUT /api/contact/:id/call',
    heard,
  ),
  'POST /api/contact/:id/waiting': message(
    'message.back-to-waiting',
    { version: 1, reason: 'a slip' },
    'PATCH /api/contact/answered/:id',
  ),
  'DELETE /api/contact/:id': message('message.deleted'),
  'POST /api/contact/:id/restore': message(
    'message.restored',
    undefined,
    'DELETE /api/contact/:id',
  ),
  'POST /api/contact/search': {
    leaves: [],
    because: 'it only reads; the address of a search would be kept in many places',
    make: () => ({ json: { q: 'rakib' } }),
  },
  'POST /api/evidence/export': simply('evidence.exported', { json: {} }),
  'POST /api/contact/export': simply('message.exported', { json: {} }),
  'PUT /api/complaint/:id': {
    leaves: ['complaint.answered'],
    make: async ({ site }) => ({
      path: `/api/complaint/${await storeComplaint(site.services.database.db)}`,
      json: { version: 0, state: 'answered', answer: 'The money comes back' },
    }),
  },
  'DELETE /api/complaint/:id': {
    leaves: ['complaint.deleted'],
    make: async ({ site }) => ({
      path: `/api/complaint/${await storeComplaint(site.services.database.db)}`,
    }),
  },
  'POST /api/complaint/:id/restore': {
    leaves: ['complaint.restored'],
    make: async ({ site }) => {
      const { database, now } = site.services;
      const deletedAt = now().toISOString();
      const id = await storeComplaint(database.db, { deletedAt });
      return { path: `/api/complaint/${id}/restore` };
    },
  },
  'POST /api/complaint/search': {
    leaves: [],
    because: 'it only reads; the address of a search would be kept in many places',
    make: () => ({ json: { q: 'rakib' } }),
  },
  'POST /api/gallery': {
    leaves: ['gallery.added'],
    make: async (given) => ({ json: { ...item, image: await given.picture() } }),
  },
  'PATCH /api/gallery/:id': {
    leaves: ['gallery.changed'],
    make: async (given) => ({
      path: `/api/gallery/${await given.itemId()}`,
      json: { ...item, job: 'Welder', image: await given.picture(), version: 1 },
    }),
  },
  'DELETE /api/gallery/:id': galleryItem('gallery.deleted'),
  'POST /api/gallery/:id/restore': galleryItem(
    'gallery.restored',
    undefined,
    'DELETE /api/gallery/:id',
  ),
  'POST /api/gallery/:id/withdrawal': galleryItem('gallery.withdrawn', {
    reason: 'asked by phone',
  }),
  'DELETE /api/gallery/:id/withdrawal': galleryItem(
    'gallery.withdrawal-undone',
    undefined,
    'POST /api/gallery/:id/withdrawal',
    {},
  ),
  'DELETE /api/gallery/left-pictures/:id': {
    leaves: ['gallery.copies-removed'],
    async make({ site }) {
      const key = newId().replaceAll('-', '');
      await site.services.database.db
        .insertInto('withdrawnPicture')
        .values({ key, at: '2026-01-01T00:00:00.000Z', leftAt: 'https://host.example/1.webp' })
        .execute();
      return { path: `/api/gallery/left-pictures/${key}` };
    },
  },
  'POST /api/images': {
    leaves: [],
    because: 'a picture is shown by nothing until a gallery item names it, which is in the log',
    make: () => ({ body: picture() }),
  },
  'DELETE /api/images/:id': {
    leaves: [],
    because: 'only a picture that nothing shows can be forgotten',
    make: async (given) => ({
      path: `/api/images/${(await given.picture()).slice('/media/'.length, -'.webp'.length)}`,
    }),
  },
  'POST /api/import': {
    leaves: [],
    because: 'a list is nobody’s until it is brought in, which is in the log',
    make: () => ({ body: oldList() }),
  },
  'PUT /api/import/:id/columns': {
    leaves: ['import.planned'],
    make: async ({ site, cookie }) => {
      const { importId } = await uploaded(site, cookie);
      return { path: `/api/import/${importId}/columns`, json: columnsOfList };
    },
  },
  'POST /api/import/:id/run': {
    leaves: ['import.started'],
    async make({ site, cookie }) {
      const { importId, hash } = await uploaded(site, cookie);
      return { path: `/api/import/${importId}/run`, json: { hash, rows: 'good' } };
    },
  },
  'POST /api/import/:id/undo': {
    leaves: ['application.deleted', 'import.undone'],
    async make({ site, cookie }) {
      const { importId, hash } = await uploaded(site, cookie);
      const json = { hash, rows: 'good' };
      await site.call('POST', `/api/import/${importId}/run`, { json, cookie });
      await runImports(site.services);
      return { path: `/api/import/${importId}/undo` };
    },
  },
  'POST /api/job/search': {
    leaves: [],
    because: 'it only reads; the address of a search would be kept in many places',
    make: () => ({ json: {} }),
  },
  'POST /api/job': simply('job-order.added', { json: {} }),
  'PUT /api/job/:id': {
    leaves: ['job-order.changed'],
    make: async ({ site }) => ({
      id: await storeJobOrder(site.services.database.db),
      json: { ...sampleOrder, version: 1 },
    }),
  },
  'PUT /api/job/:id/seats': {
    leaves: ['job-order.seats'],
    make: async ({ site }) => ({
      id: await storeJobOrder(site.services.database.db),
      json: { version: 1, seatsLeft: 3 },
    }),
  },
  'POST /api/job/:id/publication': {
    leaves: ['job-order.published'],
    async make({ post }) {
      const answer = await post('/api/job', sampleOrder);
      return {
        id: ((await answer.json()) as { insertedId: string }).insertedId,
        json: { version: 1 },
      };
    },
  },
  'DELETE /api/job/:id/publication': {
    leaves: ['job-order.ended'],
    make: async ({ site }) => ({ id: await storeJobOrder(site.services.database.db) }),
  },
  'DELETE /api/job/:id': draft('job-order.deleted'),
  'POST /api/job/:id/restore': draft('job-order.restored', undefined, 'DELETE /api/job/:id'),
  'POST /api/verify/false': simply('identity.confirmed-false', {
    json: { value: '+8801000000099' },
  }),
  'DELETE /api/verify/false/:id': {
    leaves: ['identity.false-removed'],
    async make({ post }) {
      const answer = await post('/api/verify/false', { value: '+8801000000098' });
      const { _id } = (await answer.json()) as { _id: string };
      return { path: `/api/verify/false/${_id}` };
    },
  },
  'POST /api/status/test-mail': {
    leaves: [],
    because: 'it changes nothing; when it was is in the table of tasks',
    make: () => ({}),
  },
  'POST /api/account/password': simply('staff.password-changed', {
    json: { currentPassword: staffPassword, newPassword },
  }),
  'POST /api/account/sessions/end': simply('staff.sessions-ended', { json: password }),
  'POST /api/account/sessions/:id/end': {
    leaves: ['staff.sessions-ended'],
    async make({ site, cookie }) {
      const answer = await site.call('GET', '/api/account/sessions', { cookie });
      const [session] = (await answer.json()) as { id: string }[];
      return { path: `/api/account/sessions/${session!.id}/end`, json: password };
    },
  },
  'PUT /api/account/profile': simply('staff.renamed', {
    json: { name: 'Rahima Begum', startPage: '/admin/overview' },
  }),
  'POST /api/account/second-factor': {
    leaves: [],
    because: 'it is asked for only once a code has confirmed it, which is in the log',
    make: () => ({ json: password }),
  },
  'POST /api/account/second-factor/confirm': {
    leaves: ['staff.second-factor-added'],
    async make({ post }) {
      const setup = await post('/api/account/second-factor', password);
      const { secret } = (await setup.json()) as { secret: string };
      return { json: { code: codeFor(secret) } };
    },
  },
  'POST /api/account/second-factor/remove': {
    leaves: ['staff.second-factor-removed'],
    make: async (given) => ({ json: password, cookie: (await given.secondFactor()).cookie }),
  },
  'POST /api/account/second-factor/recovery-codes': {
    leaves: ['staff.recovery-codes-renewed'],
    make: async (given) => ({ json: password, cookie: (await given.secondFactor()).cookie }),
  },
  'POST /api/staff/invitations': simply('staff.invited', {
    json: { email: 'new@sampan.example', ...password },
  }),
  'DELETE /api/staff/invitations/:id': {
    leaves: ['staff.invitation-withdrawn'],
    async make({ site, cookie, post }) {
      await post('/api/staff/invitations', { email: 'new@sampan.example', ...password });
      const answer = await site.call('GET', '/api/staff', { cookie });
      const { invitations } = (await answer.json()) as { invitations: { _id: string }[] };
      return { path: `/api/staff/invitations/${invitations[0]!._id}` };
    },
  },
  'POST /api/staff/:id/reset-link': {
    leaves: ['staff.reset-link-made'],
    make: async (given) => ({
      path: `/api/staff/${await given.idOf(colleague)}/reset-link`,
      json: password,
    }),
  },
  'POST /api/staff/:id/disable': {
    leaves: ['staff.disabled', 'staff.invitation-withdrawn'],
    async make({ site, post, idOf }) {
      const theirs = await site.signIn(colleague, 'owner');
      await post('/api/staff/invitations', { email: 'new@sampan.example', ...password }, theirs);
      return { path: `/api/staff/${await idOf(colleague)}/disable` };
    },
  },
  'POST /api/staff/:id/enable': {
    leaves: ['staff.enabled'],
    async make({ post, idOf }) {
      const id = await idOf(colleague);
      await post(`/api/staff/${id}/disable`);
      return { path: `/api/staff/${id}/enable` };
    },
  },
  'PATCH /api/content/:id': {
    leaves: [],
    because: 'a draft keeps who changed which text last, and nobody else sees it',
    make: () => ({ path: '/api/content/home', json: contentSave(1) }),
  },
  'POST /api/content/:id/confirmations': {
    leaves: [],
    because: 'it only notes of a text that it was looked at',
    make: () => ({
      path: '/api/content/home/confirmations',
      json: { path: headline, locale: 'en' },
    }),
  },
  'POST /api/content/:id/request': {
    leaves: [],
    because: 'the document keeps who asked, until an owner has published',
    make: () => ({ path: '/api/content/home/request' }),
  },
  'POST /api/content': {
    leaves: ['news.created'],
    make: () => ({ json: { key: newId(), kind: 'news' } }),
  },
  'DELETE /api/content/:id': {
    leaves: ['news.deleted'],
    make: async (scope) => ({ path: `/api/content/${await begunNotice(scope)}` }),
  },
  'POST /api/content/:id/restore': {
    leaves: ['news.restored'],
    async make(scope) {
      const path = `/api/content/${await begunNotice(scope)}`;
      await scope.site.call('DELETE', path, { cookie: scope.cookie });
      return { path: `${path}/restore` };
    },
  },
  'DELETE /api/content/:id/draft': {
    leaves: ['content.discarded'],
    async make({ site, cookie }) {
      await site.call('PATCH', '/api/content/home', { cookie, json: contentSave(1) });
      return { path: '/api/content/home/draft' };
    },
  },
  'POST /api/content/rehearsals': {
    leaves: [],
    because: 'it changes nothing',
    make: () => ({ json: { documents: ['home'] } }),
  },
  'POST /api/content/publications': {
    leaves: ['content.published'],
    async make({ site, cookie }) {
      await site.call('PATCH', '/api/content/home', { cookie, json: contentSave(1) });
      return { json: publication(1, 1) };
    },
  },
  'POST /api/content/publications/:id/reversal': {
    leaves: ['content.reversed'],
    async make({ site, cookie, post }) {
      await site.call('PATCH', '/api/content/home', { cookie, json: contentSave(1) });
      await post('/api/content/publications', publication(1, 1));
      const json = { key: publication(2, 2).key };
      return { path: `/api/content/publications/${publication(1, 1).key}/reversal`, json };
    },
  },
  'POST /api/facts/confirmations': simply('content.published', {
    json: {
      key: '0198c0de-0000-7000-8000-000000000003',
      document: 'licence',
      path: 'laws/licence',
    },
  }),
  'POST /api/content/:id/revisions/{revision}/restoration': {
    leaves: ['content.restored'],
    async make({ site, cookie, post }) {
      await site.call('PATCH', '/api/content/home', { cookie, json: contentSave(1) });
      await post('/api/content/publications', publication(1, 1));
      return { path: '/api/content/home/revisions/shipped/restoration' };
    },
  },
  'DELETE /api/content/:id/revisions/{revision}/value': {
    leaves: ['content.erased'],
    async make({ site, cookie }) {
      await site.call('PATCH', '/api/content/home', { cookie, json: contentSave(1) });
      const answer = await site.call('DELETE', '/api/content/home/draft', { cookie });
      const { revision } = (await answer.json()) as { revision: string };
      return { path: `/api/content/home/revisions/${revision}/value` };
    },
  },
  'POST /api/content/pictures': {
    leaves: [],
    because: 'nobody sees a picture before a text with it is published',
    make: () => ({ body: contentPicture() }),
  },
  'POST /api/content/pictures/:id/crop': {
    leaves: [],
    because: 'nobody sees a picture before a text with it is published',
    async make({ site, cookie }) {
      const key = /[0-9a-f]{32}/.exec(await uploadedPicture(site, cookie, 'portrait'))?.[0];
      const json = { shape: 'portrait', focus: { x: 40, y: 50, zoom: 100 } };
      return { path: `/api/content/pictures/${key}/crop`, json };
    },
  },
  'PUT /api/staff/:id/role': {
    leaves: ['staff.role'],
    make: async (given) => ({
      path: `/api/staff/${await given.idOf(colleague)}/role`,
      json: { role: 'owner' },
    }),
  },
  'PUT /api/setting/:id': simply('setting.changed', {
    path: '/api/setting/retentionClosed',
    json: { value: 24 },
  }),
  'POST /api/auth/sign-in/email': simply('staff.signed-in', {
    json: { email: me, ...password },
    cookie: '',
  }),
  'POST /api/auth/sign-in/code': {
    leaves: ['staff.signed-in'],
    async make({ site, secondFactor }) {
      const { recoveryCodes } = await secondFactor();
      const json = { email: me, ...password };
      const step = await site.call('POST', '/api/auth/sign-in/email', { json });
      return { json: { code: recoveryCodes[0] }, cookie: cookieOf(step) };
    },
  },
  'POST /api/auth/sign-out': simply('staff.signed-out', {}),
  'POST /api/auth/link': {
    leaves: [],
    because: 'it only tells what a link is for',
    async make({ post, tokenOf }) {
      const json = { email: 'new@sampan.example', ...password };
      const token = await tokenOf(await post('/api/staff/invitations', json));
      return { json: { token } };
    },
  },
  'POST /api/auth/link/password': {
    leaves: ['staff.joined'],
    async make({ post, tokenOf }) {
      const json = { email: 'new@sampan.example', ...password };
      const token = await tokenOf(await post('/api/staff/invitations', json));
      return { json: { token, newPassword } };
    },
  },
};

/** For visitors: what they send is in the log, or in the inbox, by tests of its own. */
const visitorsCalls = [
  'POST /api/application',
  'POST /api/application/lookup',
  'POST /api/browser-error',
  'POST /api/complaint',
  'POST /api/complaint/lookup',
  'POST /api/contact',
  'POST /api/verify',
];

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: [
      'staffLink',
      'staff',
      'event',
      'application',
      'payment',
      'contactMessage',
      'importBatch',
      'galleryItem',
      'contentDocument',
      'contentRevision',
    ],
  });
  let given: Given;
  beforeEach(async () => {
    const cookie = await site.signIn(me);
    await site.signIn(colleague);
    given = givenOn(site, cookie);
  });

  async function events(): Promise<{ action: string; actor: string | null; via: string | null }[]> {
    return site.services.database.db
      .selectFrom('event')
      .select(['action', 'actor', 'via'])
      .orderBy('_id')
      .execute();
  }

  test.each(Object.entries(calls))('%s leaves what it must', async (call, { make, leaves }) => {
    const [method = '', address = ''] = call.split(' ');
    const { id = ':id', path = address.replace(':id', id), ...made } = await make(given);
    await site.services.database.db.deleteFrom('event').execute();
    const answer = await site.call(method, path, { cookie: given.cookie, ...made });
    expect(answer.status).toBeLessThan(300);
    const left = await events();
    expect(left.map(({ action }) => action)).toEqual(leaves);
    // Who did it has an account, and no command is taken for it.
    expect(left.every(({ actor, via }) => actor !== null && via === null)).toBe(true);
  });

  test('every call that may change something has an entry, and a reason when it leaves nothing', async () => {
    const document = (await (await site.call('GET', '/api/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    const changing = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'get')
        .map((method) => `${method.toUpperCase()} /api${path.replace(/\{\w+\}/, ':id')}`),
    );
    expect([...Object.keys(calls), ...visitorsCalls].toSorted()).toEqual(changing.toSorted());
    const silent = Object.values(calls).filter(({ leaves }) => leaves.length === 0);
    expect(silent.filter(({ because }) => !because)).toEqual([]);
  });

  test('a code that an operator takes off is in the log as a command’s, and is gone', async () => {
    const { db } = site.services.database;
    const id = await given.idOf(me);
    await given.secondFactor();
    await db.deleteFrom('event').execute();
    expect(await removeSecondFactor(db, id, byCommand, site.services.now())).toBe(1);
    expect(await events()).toEqual([
      { action: 'staff.second-factor-removed', actor: null, via: 'command' },
    ]);
    expect(await db.selectFrom('twoFactor').select('id').execute()).toEqual([]);
    const json = { email: me, ...password };
    const answer = await site.call('POST', '/api/auth/sign-in/email', { json });
    expect(await answer.json()).toMatchObject({ staff: { hasSecondFactor: false } });
  });

  test('a code that is taken off one account stays on the others', async () => {
    const { db } = site.services.database;
    const ids = [await given.idOf(me), await given.idOf(colleague)];
    await given.secondFactor();
    await given.secondFactor(await site.signIn(colleague));
    expect(await removeSecondFactor(db, ids[0]!, byCommand, site.services.now())).toBe(1);
    const left = await db.selectFrom('twoFactor').select('userId').execute();
    expect(left).toEqual([{ userId: ids[1] }]);
    const owners = await db
      .selectFrom('staff')
      .select('id')
      .where('twoFactorEnabled', '=', 1)
      .execute();
    expect(owners).toEqual([{ id: ids[1] }]);
    const sessions = await db.selectFrom('session').select('userId').execute();
    expect(sessions.map(({ userId }) => userId)).toContain(ids[1]);
  });
});

function givenOn(site: TestSite, cookie: string): Given {
  const post: Given['post'] = (path, json, as = cookie) =>
    site.call('POST', path, { cookie: as, ...(json && { json }) });
  const inserted = async (answer: Response) =>
    ((await answer.json()) as { insertedId: string }).insertedId;
  const given: Given = {
    site,
    cookie,
    post,
    applicationId: async () =>
      inserted(await site.call('POST', '/api/application', { json: goodApplication })),
    picture: () => uploadedPicture(site, cookie),
    itemId: async () =>
      inserted(await post('/api/gallery', { ...item, image: await given.picture() })),
    async idOf(email) {
      const answer = await site.call('GET', '/api/staff', { cookie });
      const { staff } = (await answer.json()) as { staff: { id: string; email: string }[] };
      return staff.find((one) => one.email === email)!.id;
    },
    async tokenOf(answer) {
      return ((await answer.json()) as { path: string }).path.split('#')[1]!;
    },
    async secondFactor(as = cookie) {
      const setup = await post('/api/account/second-factor', password, as);
      const { secret, recoveryCodes } = (await setup.json()) as {
        secret: string;
        recoveryCodes: string[];
      };
      const json = { code: codeFor(secret) };
      const confirmed = await post('/api/account/second-factor/confirm', json, as);
      return { recoveryCodes, cookie: cookieOf(confirmed) };
    },
  };
  return given;
}

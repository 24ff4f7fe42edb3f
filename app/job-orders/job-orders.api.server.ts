import * as v from 'valibot';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { created, listOf, ok } from '#app/http/answers.server.ts';
import { json } from '#app/http/bodies.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import { ownerRoutes, staffRoutes } from '#app/http/routes.server.ts';
import { countEach } from '#app/work/work-list.server.ts';
import { reading, restoring, trash, viewCounts } from '#app/work/work-routes.server.ts';
import {
  countJobOrders,
  findJobOrders,
  listJobOrderTrash,
  readJobOrder,
  readJobOrderHistory,
} from './find-job-orders.server.ts';
import {
  addJobOrder,
  changeJobOrder,
  confirmSeats,
  jobOrders,
  removeJobOrder,
} from './job-order-changes.server.ts';
import {
  changedJobOrder,
  confirmedSeats,
  jobOrder,
  jobOrderSearch,
  jobOrderViews,
  newJobOrder,
  publication,
  trashedJobOrder,
} from './job-order.ts';
import { type PublicationFault, faultSentence } from './publication.text.ts';
import { endJobOrder, publishJobOrder } from './publish-job-order.server.ts';

const asItIs = ok(jobOrder, 'The job order as it is now');

/** What owners decide about job orders: which are public. */
export const jobOrderOwnerRoutes = ownerRoutes('Jobs')
  .route(
    'POST /api/job/:id/publication',
    {
      summary:
        'Publish a job order, if the record is still of the version that one saw, or move the last day of one that is open; after a fresh sign-in. What is missing is named, all of it, in both languages',
      body: json(publication),
      answer: asItIs,
      refuses: ['fresh_sign_in_required', 'not_found', 'changed_meanwhile', 'invalid_input'],
    },
    async (scope) => {
      const { services, db, params, body, staff, now, refuse } = scope;
      requireFreshSignIn(scope);
      const { documents } = services.content.current();
      const by = { id: params.id, actor: staff.id, now };
      const done = await publishJobOrder(db, by, body, documents);
      if (done.status === 'faults')
        throw refuse('invalid_input', { errors: errorsOf(done.faults) });
      if (done.status !== 'published') throw refuse(done.status);
      const order = await readJobOrder(db, by.id, now);
      if (!order) throw refuse('not_found');
      return order;
    },
  )
  .route(
    'DELETE /api/job/:id/publication',
    {
      summary: 'End an open job order by hand, after a fresh sign-in',
      answer: ok(v.object({ modifiedCount: v.number() }), 'How many were ended'),
      refuses: ['fresh_sign_in_required'],
    },
    async (scope) => {
      requireFreshSignIn(scope);
      const by = { id: scope.params.id, actor: scope.staff.id, now: scope.now };
      return { modifiedCount: await endJobOrder(scope.db, by) };
    },
  );

/** What staff read and change of job orders, drafts among them. */
export const jobOrderRoutes = staffRoutes('Jobs')
  .route(
    'GET /api/job/orders',
    {
      summary: 'The job orders of a view as staff see them, the newest first',
      query: v.object({ view: jobOrderSearch.entries.view, ...pageQuery.entries }),
      answer: listOf(jobOrder, 'Job orders'),
    },
    ({ db, query, now }) => findJobOrders(db, { view: query.view, q: '' }, query, now),
  )
  .route(
    'GET /api/job/counts',
    ...viewCounts(
      'How many job orders each view has, up to a thousand',
      [jobOrderViews, 'A number for each, and whether there are more'],
      ({ db, now }) => countEach(jobOrderViews, (view) => countJobOrders(db, { view, q: '' }, now)),
    ),
  )
  .route(
    'POST /api/job/search',
    {
      summary: 'The job orders of a view that hold what was typed, in the same order',
      query: pageQuery,
      body: json(jobOrderSearch),
      answer: listOf(jobOrder, 'Job orders'),
    },
    ({ db, query, body, now }) => findJobOrders(db, body, query, now),
  )
  .route(
    'GET /api/job/trash',
    ...trash(
      'The job orders that were deleted in the last 30 days, the latest first',
      [trashedJobOrder, 'Job orders'],
      ({ db, query, now }) => listJobOrderTrash(db, query, now),
    ),
  )
  .route(
    'GET /api/job/order/:id',
    ...reading('One job order as staff see it', [jobOrder, 'The job order'], (scope) =>
      readJobOrder(scope.db, scope.params.id, scope.now),
    ),
  )
  .route(
    'GET /api/job/order/:id/history',
    {
      summary: 'What was done to a job order, the newest first, at most a hundred entries',
      answer: ok(
        v.array(v.object({ at: v.string(), action: v.string(), by: v.nullable(v.string()) })),
        'Entries',
      ),
    },
    ({ db, params }) => readJobOrderHistory(db, params.id),
  )
  .route(
    'POST /api/job',
    {
      summary: 'Draft a job order with whatever is known of it',
      body: json(newJobOrder),
      answer: created(v.object({ acknowledged: v.literal(true), insertedId: v.string() }), 'Kept'),
    },
    async ({ db, body, staff, now }) => ({
      acknowledged: true as const,
      insertedId: await addJobOrder(db, body, { actor: staff.id, now }),
    }),
  )
  .route(
    'PUT /api/job/:id',
    {
      summary:
        'Change a job order, if the record is still of the version that one saw. One that was published is the owner’s to change, after a fresh sign-in, and one that is open stays as complete as it was',
      body: json(changedJobOrder),
      answer: asItIs,
      refuses: [
        ...(['not_found', 'changed_meanwhile', 'invalid_input'] as const),
        ...(['owner_only', 'fresh_sign_in_required'] as const),
      ],
    },
    async (scope) => {
      const { services, db, params, body, staff, now, refuse } = scope;
      const by = { id: params.id, actor: staff.id, now };
      const done = await changeJobOrder(db, by, body, {
        documents: services.content.current().documents,
        requireOwner() {
          if (staff.role !== 'owner') throw new ApiError('owner_only');
          requireFreshSignIn(scope);
        },
      });
      if (done.status === 'faults')
        throw refuse('invalid_input', { errors: errorsOf(done.faults) });
      if (done.status !== 'changed') throw refuse(done.status);
      const order = await readJobOrder(db, by.id, now);
      if (!order) throw refuse('not_found');
      return order;
    },
  )
  .route(
    'PUT /api/job/:id/seats',
    {
      summary:
        'Confirm how many seats of an open job order are left, if the record is still of the version that one saw; with none it has ended',
      body: json(confirmedSeats),
      answer: asItIs,
      refuses: ['not_found', 'changed_meanwhile', 'job_order_not_open'],
    },
    async ({ db, params, body, staff, now, refuse }) => {
      const by = { id: params.id, actor: staff.id, now };
      const { status } = await confirmSeats(db, by, body);
      if (status === 'out_of_range')
        throw new ApiError('invalid_input', { errors: [fieldError('seatsLeft', status)] });
      if (status !== 'changed') throw refuse(status);
      const order = await readJobOrder(db, by.id, now);
      if (!order) throw refuse('not_found');
      return order;
    },
  )
  .route(
    'POST /api/job/:id/restore',
    ...restoring('Take a deleted job order back from the trash', jobOrders.restore),
  )
  .route(
    'DELETE /api/job/:id',
    {
      summary: 'Delete a job order that is not open, and that no case belongs to',
      answer: ok(v.object({ deletedCount: v.number() }), 'How many were deleted'),
      refuses: ['job_order_open', 'job_order_has_cases'],
    },
    async ({ db, params, staff, now, refuse }) => {
      const { status } = await removeJobOrder(db, { id: params.id, actor: staff.id, now });
      if (status === 'job_order_open' || status === 'job_order_has_cases') throw refuse(status);
      return { deletedCount: status === 'deleted' ? 1 : 0 };
    },
  );

/** Everything that keeps an order from being published, by its field and in both languages. */
function errorsOf(faults: PublicationFault[]): FieldError[] {
  return faults.map((fault) => {
    const { en, bn } = faultSentence(fault);
    return { ...fault, message: `${en} ${bn}` };
  });
}

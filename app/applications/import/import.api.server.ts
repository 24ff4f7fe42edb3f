import * as v from 'valibot';
import { file, ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { json, multipart } from '#app/http/bodies.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { readUpload } from '#app/http/uploaded-file.server.ts';
import { languages } from '#app/i18n/language.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { csvDownload } from '#app/work/work-list.server.ts';
import { destinationField } from '../fields.ts';
import { loggingCipher } from '../storage/passport-cipher.server.ts';
import { faultsFile } from './faults-file.server.ts';
import {
  type PlanCounts,
  columnsBody,
  importBatch,
  planPage,
  planQuery,
  progress,
  readList,
  runBody,
  undone,
} from './import-record.ts';
import { readParts, storedJson } from './import-parts.server.ts';
import { readKeptList, readLists, sameFile, storeList } from './lists.server.ts';
import { type KeptSheet, type PlanChoice, type PlannedRow, makePlan } from './make-plan.server.ts';
import { readListApart } from './reading/read-in-worker.server.ts';
import { maxFileBytes } from './reading/read-list.server.ts';
import { startImport } from './run-import.server.ts';
import { undoImport } from './undo-import.server.ts';

/** How staff bring an old list in: upload, columns, preview, import. */
export const importRoutes = staffRoutes('Import')
  .with(({ services, now }) => ({ cipher: loggingCipher(services), today: todayInDhaka(now) }))
  .route(
    'POST /api/import',
    {
      summary: 'Upload an old list (.xlsx, .csv or .tsv) as the multipart field `file`',
      body: multipart(v.object({ file: v.file() })),
      answer: ok(readList, 'The sheets, with what is proposed for their columns'),
      refuses: ['list_unreadable', 'list_locked', 'list_too_large', 'list_too_long', 'list_empty'],
    },
    async ({ services, db, cipher, today, staff, body, refuse }) => {
      const { bytes, name } = await readUpload(body, 'file', maxFileBytes);
      const list = await readListApart(bytes, today);
      if ('refusal' in list) throw refuse(list.refusal);
      const earlier = await sameFile(db, cipher, bytes);
      const fileName = name.replace(/[\p{Cc}\p{Cf}\ud800-\udfff]/gu, '').slice(-100);
      const by = { actor: staff.id, now: services.now() };
      const importId = await storeList(db, cipher, { bytes, fileName, ...list }, by);
      const kept = await readKeptList(db, cipher, importId);
      if (!kept) throw new ApiError('internal');
      return { ...kept, sameFile: earlier };
    },
  )
  .route(
    'GET /api/import',
    {
      summary: 'The lists, the latest first, at most a hundred',
      answer: ok(v.array(importBatch), 'Lists'),
    },
    ({ db, staff, now }) => readLists(db, staff, now),
  )
  .route(
    'GET /api/import/:id',
    {
      summary: 'A list that was uploaded in the last 24 hours',
      answer: ok(readList, 'Its sheets, as when it was uploaded'),
      refuses: ['list_gone'],
    },
    async ({ db, cipher, params, refuse }) => {
      const kept = await readKeptList(db, cipher, params.id);
      if (!kept) throw refuse('list_gone');
      return { ...kept, sameFile: null };
    },
  )
  .route(
    'PUT /api/import/:id/columns',
    {
      summary: 'Say what becomes of the columns, and make the plan: what happens to each row',
      body: json(columnsBody),
      answer: ok(
        v.object({ hash: planPage.entries.hash, counts: planPage.entries.counts }),
        'The plan',
      ),
      refuses: ['list_gone', 'changed_meanwhile', 'too_many_plans'],
    },
    async ({ services, db, cipher, staff, today, now, params, body, refuse }) => {
      const batch = params.id;
      const [sheets] = (await readParts<KeptSheet[]>(db, cipher, { batch, kind: 'sheets' })) ?? [];
      if (!sheets) throw refuse('list_gone');
      const sheet = sheets[body.sheet];
      const errors = wrongColumns(sheet, body);
      if (errors.length > 0) throw new ApiError('invalid_input', { errors });
      const choice: PlanChoice = {
        sheet: body.sheet,
        columns: body.columns.map(({ to, order }) => ({ to, order: order ?? 'day' })),
        isCalled: body.isCalled ?? false,
      };
      if (choice.columns.some(({ to }) => to === 'passport')) {
        const { limiter } = services;
        const plans = await limiter.count('import-plans', staff.id, 86_400, now, maxPlans);
        if (plans.hits > maxPlans) throw new ApiError('too_many_plans', plans);
      }
      const plan = await makePlan(db, cipher, choice, { batch, actor: staff.id, today, now });
      if (!plan) throw refuse('list_gone');
      // Somebody has begun to bring another plan of it in.
      if ((await planOf(db, batch))?.hash !== plan.hash) throw refuse('changed_meanwhile');
      return plan;
    },
  )
  .route(
    'GET /api/import/:id/plan',
    {
      summary: 'What happens to each row, a hundred rows at a time',
      query: planQuery,
      answer: ok(planPage, 'Rows; `next` is what `after` is for the rows behind them'),
      refuses: ['list_gone'],
    },
    async ({ db, cipher, params, query, refuse }) => {
      const batch = params.id;
      const plan = await planOf(db, batch);
      const blocks = await readParts<PlannedRow[]>(db, cipher, { batch, kind: 'plan' });
      if (!plan || !blocks) throw refuse('list_gone');
      const rest = blocks
        .flat()
        .filter(({ row, state }) => row > query.after && (!query.state || state === query.state));
      const rows = rest.slice(0, rowsInPage);
      return {
        ...plan,
        rows: rows.map(({ answers, person: _person, ...row }) => ({
          ...row,
          name: answers.name,
          phone: answers.phone,
          work: [answers.job, answers[destinationField]].filter(Boolean).join(', '),
        })),
        next: rest.length > rowsInPage ? (rows.at(-1)?.row ?? null) : null,
      };
    },
  )
  .route(
    'POST /api/import/:id/run',
    {
      summary: 'Bring the rows of the plan in that was shown, or ask how far it has come',
      body: json(runBody),
      answer: ok(progress, 'How many rows of how many'),
      refuses: ['not_found', 'changed_meanwhile', 'list_gone', 'list_has_faults'],
    },
    async ({ db, cipher, staff, now, params, body, refuse }) => {
      const by = { batch: params.id, actor: staff.id, now };
      const started = await startImport(db, cipher, body, by);
      if (started.status !== 'running') throw refuse(started.status);
      return { done: started.done, of: started.of };
    },
  )
  .route(
    'GET /api/import/:id/faults',
    {
      summary: 'The faulty rows as CSV, with one more column that says why',
      query: v.object({ language: v.optional(v.picklist(languages), 'en') }),
      answer: file('text/csv', 'A file'),
      refuses: ['list_gone'],
    },
    async (scope) => {
      const { db, cipher, params, query } = scope;
      const text = await faultsFile(db, cipher, params.id, query.language);
      if (text === null) throw scope.refuse('list_gone');
      const about = { action: 'import.faults', subject: params.id, name: 'sampan-to-correct' };
      return csvDownload(scope, about, pieceOf(text));
    },
  )
  .route(
    'POST /api/import/:id/undo',
    {
      summary: 'Take a list back within 7 days: whoever nobody has worked on goes to the trash',
      answer: ok(undone, 'How many went there, and who stays'),
      refuses: ['not_found', 'owner_only', 'too_late_to_undo', 'list_running'],
    },
    async ({ db, staff, now, params, refuse }) => {
      const result = await undoImport(db, params.id, { staff, now });
      if (result.status !== 'undone') throw refuse(result.status);
      return { trashed: result.trashed, kept: result.kept };
    },
  );

const rowsInPage = 100;

/**
 * Plans with passport numbers that one person may have in a day: a plan says which of 5,000 numbers are here, and of a number the
 * last three signs can be seen, so that more would tell the rest (record 0034).
 */
const maxPlans = 10;

async function* pieceOf(text: string) {
  yield text;
}

async function planOf(db: Parameters<typeof readLists>[0], batch: string) {
  const list = await db
    .selectFrom('importBatch')
    .select(['hash', 'counts'])
    .where('_id', '=', batch)
    .where('hash', '<>', '')
    .executeTakeFirst();
  return list && { hash: list.hash, counts: storedJson<PlanCounts>(list.counts) };
}

/** What is missing or said twice about the columns. */
function wrongColumns(
  sheet: KeptSheet | undefined,
  { columns, isCalled }: v.InferOutput<typeof columnsBody>,
): FieldError[] {
  if (!sheet) return [fieldError('sheet', 'out_of_range')];
  if (columns.length !== sheet.columns.length) return [fieldError('columns', 'out_of_range')];
  const has = (target: string) => columns.some(({ to }) => to === target);
  return [
    ...(['name', 'phone'] as const).flatMap((target) =>
      has(target) ? [] : fieldError(target, 'required'),
    ),
    ...columns.flatMap(({ to, order }, at) => {
      const isTwice =
        to !== 'note' && to !== 'none' && columns.findIndex((column) => column.to === to) < at;
      const asks = (to === 'birth' || to === 'appliedOn') && sheet.columns[at]?.asksOrder;
      return [
        ...(isTwice ? [fieldError(`columns.${at}.to`, 'column_twice')] : []),
        ...(asks && !order ? [fieldError(`columns.${at}.order`, 'required')] : []),
      ];
    }),
    ...(isCalled === null && !has('called') ? [fieldError('isCalled', 'required')] : []),
  ];
}

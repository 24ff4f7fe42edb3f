import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { keysOf } from '#app/config/typed-record.ts';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { releasedKey, rememberedSince } from '#app/limits/submission-key.server.ts';
import { type FieldError, fieldError } from '#app/http/field-errors.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { changeWithin } from '../storage/change-application.server.ts';
import type { PaymentBody } from './payment-body.ts';

/** What became of a payment. A repeat gets the receipt of the first one. */
export type Recorded =
  | { status: 'recorded'; _id: string; receiptNo: string }
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'not_found' | 'key_reused' };

/**
 * Records a payment or a refund under the next receipt number, once: a second call with the same `key` gets the first
 * result, or hears that the key was used for something else.
 */
export async function recordPayment(
  db: Database,
  by: Change,
  body: PaymentBody,
  key: string,
): Promise<Recorded> {
  const earlier = await earlierPayment(db, by, body, key);
  if (earlier) return earlier;
  try {
    return await db.transaction().execute((transaction) => insert(transaction, by, body, key));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same key, at this very moment.
    const first = await earlierPayment(db, by, body, key);
    if (!first) throw error;
    return first;
  }
}

async function insert(
  transaction: Database,
  by: Change,
  { refundOf, ...body }: PaymentBody,
  submissionKey: string,
): Promise<Recorded> {
  if (refundOf !== null) {
    const errors = await refundErrors(transaction, by.id, refundOf, body.amountBdt);
    if (errors.length > 0) return { status: 'invalid', errors };
  }
  const at = by.now.toISOString();
  const action = refundOf === null ? 'application.paid' : 'application.refunded';
  const count = await changeWithin(transaction, by, action, (update) =>
    update.set({ lastActivityAt: at }).where('deletedAt', 'is', null),
  );
  if (count === 0) return { status: 'not_found' };
  const _id = newId();
  const receiptNo = await nextReceiptNo(transaction, todayInDhaka(by.now).slice(0, 4));
  await transaction
    .insertInto('payment')
    .values({
      ...body,
      _id,
      application: by.id,
      receiptNo,
      refundOf,
      at,
      by: by.actor,
      voidReason: '',
      prints: 0,
      submissionKey,
      submissionHash: '',
    })
    .execute();
  return { status: 'recorded', _id, receiptNo };
}

/** A refund gives back a payment of the same case that stands, and together with others never more than that. */
async function refundErrors(
  transaction: Database,
  application: string,
  refundOf: string,
  amountBdt: number,
): Promise<FieldError[]> {
  const paid = await holdPayment(transaction, refundOf);
  if (paid?.application !== application || paid.refundOf !== null || paid.voidedAt !== null) {
    return [fieldError('refundOf', 'invalid')];
  }
  const left = paid.amountBdt - (await refundedOf(transaction, refundOf));
  return amountBdt > left ? [fieldError('amountBdt', 'more_than_paid')] : [];
}

/**
 * The next number of a year. The row of the year stays locked until the transaction ends, so that the number of one
 * that fails is the next one's: none is missing, none is there twice.
 */
async function nextReceiptNo(transaction: Database, year: string): Promise<string> {
  const { last } = await transaction
    .insertInto('receiptSeries')
    .values({ year: Number(year), last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`"receiptSeries"."last" + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `R-${year}-${String(last).padStart(6, '0')}`;
}

/** The row itself says what was sent: a hash of it would tell the name and the number to whoever tries them all. */
async function earlierPayment(
  db: Database,
  { id, now }: Change,
  body: PaymentBody,
  submissionKey: string,
): Promise<Recorded | null> {
  const row = await db
    .selectFrom('payment')
    .select(['_id', 'receiptNo', 'at', 'application'])
    .select(['amountBdt', 'kind', 'method', 'reference', 'on', 'paidBy', 'refundOf'])
    .where('submissionKey', '=', submissionKey)
    .executeTakeFirst();
  if (!row) return null;
  const { _id, receiptNo } = row;
  if (row.at < rememberedSince(now)) {
    await db
      .updateTable('payment')
      .set({ submissionKey: releasedKey(_id) })
      .where('_id', '=', _id)
      .execute();
    return null;
  }
  const isSame = row.application === id && keysOf(body).every((name) => row[name] === body[name]);
  return isSame ? { status: 'recorded', _id, receiptNo } : { status: 'key_reused' };
}

/**
 * A payment, locked until the transaction ends: of those who refund or void it at the same time one comes after the
 * other. Undefined where there is none. By an update that changes nothing, which locks on both engines.
 */
export function holdPayment(transaction: Database, id: string) {
  return transaction
    .updateTable('payment')
    .set({ prints: sql<number>`"prints"` })
    .where('_id', '=', id)
    .returning(['application', 'amountBdt', 'refundOf', 'voidedAt'])
    .executeTakeFirst();
}

/** How much of a payment was given back, by refunds that stand. */
export async function refundedOf(db: Database, id: string): Promise<number> {
  const { sum } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.sum<number | null>('amountBdt').as('sum'))
    .where('refundOf', '=', id)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

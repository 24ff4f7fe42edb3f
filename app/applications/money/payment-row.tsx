import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './money-card.module.css';
import { moneyTexts } from './money.text.ts';
import { wordsOfKind, wordsOfMethod } from './payment-words.ts';
import type { Payment } from './payment.ts';
import { formatTaka } from './taka.ts';

/** A payment or a refund in the list of a case, and what can be done to it. */
export function PaymentRow({
  payment,
  refundOfNo,
  onRefund,
  onVoid,
}: {
  payment: Payment;
  /** The receipt of what it gives back. */
  refundOfNo: string | undefined;
  /** Absent where nothing is left to give back. */
  onRefund: (() => void) | undefined;
  /** Absent where it is void, and for all but owners. */
  onVoid: (() => void) | undefined;
}) {
  const texts = useTexts(moneyTexts);
  const language = useLanguage();
  const { _id, receiptNo, amountBdt, kind, method, reference, on, byName, paidBy } = payment;
  const isRefund = payment.refundOf !== null;
  const isVoid = payment.voidedAt !== null;
  const sum = `${isRefund ? '−\u00a0' : ''}${formatTaka(language, amountBdt)}`;
  return (
    <li>
      <p className={styles.line}>
        <b>
          {isRefund && refundOfNo !== undefined
            ? fill(texts.refundOf, { number: refundOfNo })
            : wordsOfKind(kind)[language]}
        </b>
        <b className="num">{isVoid ? <del>{sum}</del> : sum}</b>
      </p>
      <p className={styles.detail}>
        <span className="num">{isVoid ? <del>{receiptNo}</del> : receiptNo}</span>
        {[formatDay(language, on), wordsOfMethod(method)[language]].map((part) => `, ${part}`)}
        {reference && ', '}
        <bdi>{reference}</bdi>
        {byName !== null && `, ${fill(isRefund ? texts.givenBy : texts.takenBy, { name: byName })}`}
        {paidBy && (
          <>
            {' · '}
            <bdi>{paidBy}</bdi>
          </>
        )}
      </p>
      {isVoid && (
        <p className={styles.void}>
          <Icon name="ban" />
          <span>{fill(texts.isVoid, { reason: payment.voidReason })}</span>
        </p>
      )}
      <div className={styles.acts}>
        <Link
          className={buttonClass({ tone: 'ghost' })}
          to={`/admin/payment/${_id}/print`}
          aria-label={fill(texts.printOf, { number: receiptNo })}
        >
          <Icon name="printer" />
          {texts.print}
        </Link>
        {onRefund && (
          <Button
            tone="ghost"
            aria-haspopup="dialog"
            aria-label={fill(texts.refundNamed, { number: receiptNo })}
            onClick={onRefund}
          >
            {texts.refund}
          </Button>
        )}
        {onVoid && (
          <Button
            tone="danger"
            aria-haspopup="dialog"
            aria-label={fill(texts.voidNamed, { number: receiptNo })}
            onClick={onVoid}
          >
            {texts.void}
          </Button>
        )}
      </div>
    </li>
  );
}

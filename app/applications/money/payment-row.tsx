import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MoreMenu } from '#app/ui/more-menu/more-menu.tsx';
import menu from '#app/ui/more-menu/more-menu.module.css';
import styles from './money-card.module.css';
import { moneyTexts } from './money.text.ts';
import { wordsOfKind, wordsOfMethod, formatTaka } from './payment-words.ts';
import type { Payment } from './payment.ts';

/** A payment or a refund in the list of a case; behind one button its receipt, and what can be done to it. */
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
  const { _id, receiptNo, amountBdt, kind, method, reference, on } = payment;
  const isRefund = payment.refundOf !== null;
  const isVoid = payment.voidedAt !== null;
  const sum = `${isRefund ? '−\u00a0' : ''}${formatTaka(language, amountBdt)}`;
  return (
    <li>
      <div>
        <b>
          {isRefund && refundOfNo !== undefined
            ? fill(texts.refundOf, { number: refundOfNo })
            : wordsOfKind(kind)[language]}
          , {wordsOfMethod(method)[language]}
        </b>
        <p className={styles.detail}>
          <span className="num">{isVoid ? <del>{receiptNo}</del> : receiptNo}</span>
          {`, ${formatDayOfYear(language, on, 'long')}`}
          {reference && ', '}
          <bdi>{reference}</bdi>
        </p>
        {isVoid && (
          <p className={styles.void}>
            <Icon name="ban" />
            <span>{fill(texts.isVoid, { reason: payment.voidReason })}</span>
          </p>
        )}
      </div>
      <b className="num">{isVoid ? <del>{sum}</del> : sum}</b>
      <MoreMenu label={fill(texts.more, { number: receiptNo })}>
        <Link to={`/admin/payment/${_id}/print`}>
          <Icon name="printer" />
          {texts.print}
        </Link>
        {onRefund && (
          <button type="button" onClick={onRefund}>
            <Icon name="rotate-ccw" />
            {texts.refund}
          </button>
        )}
        {onVoid && (
          <button type="button" className={menu.grave} onClick={onVoid}>
            <Icon name="ban" />
            {texts.void}
          </button>
        )}
      </MoreMenu>
    </li>
  );
}

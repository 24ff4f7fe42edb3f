import type { Bilingual } from '#app/i18n/language.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import { BothLanguages } from '../letterhead/both-languages.tsx';
import { letterheadTexts } from '../letterhead/letterhead.text.ts';
import {
  PrintedDay,
  PrintedHead,
  PrintedRows,
  SignatureLines,
} from '../letterhead/printed-sheet.tsx';
import { amountInWords } from './amount-in-words.ts';
import type { PaymentReceipt } from './payment.ts';
import styles from './receipt-sheet.module.css';
import { wordsOfKind, wordsOfMethod, formatTaka } from './payment-words.ts';
import { printedReceiptTexts as texts } from './receipt.text.ts';

/** What is stamped on a receipt. `print-copy`: only where it is printed without being counted. */
export type ReceiptMark = 'void' | 'copy' | 'print-copy' | null;

/** The receipt of a payment or a refund in both languages, for one page of 148 by 210 mm. */
export function ReceiptSheet({
  receipt: { payment, head, checkAt },
  mark,
}: {
  receipt: PaymentReceipt;
  mark: ReceiptMark;
}) {
  const isRefund = payment.refundOf !== null;
  return (
    <>
      <PrintedHead head={head} title={isRefund ? texts.refundTitle : texts.title}>
        <p className={`${styles.number} num`}>{payment.receiptNo}</p>
        {mark && (
          <p className={mark === 'print-copy' ? styles.printMark : styles.mark}>
            <BothLanguages text={mark === 'void' ? texts.void : texts.copy} />
          </p>
        )}
      </PrintedHead>
      <div className={mark === 'void' ? styles.crossed : undefined}>
        <PrintedRows rows={rowsOf(payment)} />
      </div>
      <div className={styles.foot}>
        <p className={styles.payHere}>
          <BothLanguages text={texts.payHere} />
        </p>
        {checkAt !== null && (
          <div className={styles.check}>
            <QrCode text={checkAt} label={checkAt} />
            <p>
              <BothLanguages text={texts.check} /> <span className="num">{checkAt}</span>
            </p>
          </div>
        )}
      </div>
      <SignatureLines />
    </>
  );
}

function rowsOf(payment: PaymentReceipt['payment']) {
  const { amountBdt, paidBy, name, byName, refundOfNo, reference } = payment;
  const both = (text: Bilingual) => <BothLanguages text={text} />;
  const figures = { en: formatTaka('en', amountBdt), bn: formatTaka('bn', amountBdt) };
  return [
    { label: texts.day, value: <PrintedDay day={payment.on} /> },
    { label: letterheadTexts.name, value: <bdi>{name}</bdi> },
    {
      label: letterheadTexts.application,
      value: <span className="num">{payment.receiptNumber}</span>,
    },
    ...(paidBy && paidBy !== name ? [{ label: texts.paidBy, value: <bdi>{paidBy}</bdi> }] : []),
    { label: texts.kind, value: both(wordsOfKind(payment.kind)) },
    ...(refundOfNo === null
      ? []
      : [{ label: texts.refundOf, value: <span className="num">{refundOfNo}</span> }]),
    {
      label: texts.method,
      value: (
        <>
          {both(wordsOfMethod(payment.method))} {reference && <bdi>{reference}</bdi>}
        </>
      ),
    },
    { label: texts.amount, value: both(figures) },
    { label: texts.words, value: both(amountInWords(amountBdt)) },
    { label: refundOfNo === null ? texts.receiver : texts.giver, value: <bdi>{byName}</bdi> },
  ];
}

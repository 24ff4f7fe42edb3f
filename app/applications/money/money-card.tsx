import { useState } from 'react';
import { Link } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import type { CaseCard } from '../case/case-card.ts';
import styles from './money-card.module.css';
import { moneyTexts } from './money.text.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaymentRow } from './payment-row.tsx';
import type { Payment } from './payment.ts';
import { formatTaka } from './payment-words.ts';
import { VoidDialog } from './void-dialog.tsx';

type Open = { act: 'record' } | { act: 'refund' | 'void'; payment: Payment } | null;

/** What the applicant has paid and was given back: recorded here, never taken. Without a sum it is a heading and a button. */
export function MoneyCard({ id, card: { view, tell, reload } }: { id: string; card: CaseCard }) {
  const texts = useTexts(moneyTexts);
  const language = useLanguage();
  const { role } = useStaffSession();
  const [open, setOpen] = useState<Open>(null);
  const { payments, paid } = view.money;
  const refunded = sumOf(payments.filter(({ refundOf }) => refundOf !== null));
  const close = () => setOpen(null);

  function done(sentence: string, receipt?: string) {
    close();
    tell({
      tone: 'success',
      sentence,
      detail: receipt && <Link to={`/admin/payment/${receipt}/print`}>{texts.print}</Link>,
    });
    void reload();
  }

  return (
    <Card
      id={id}
      heading={
        <>
          {texts.heading}{' '}
          {payments.length > 0 && (
            <span className={`${styles.sum} num`}>{formatTaka(language, paid)}</span>
          )}
        </>
      }
      beside={
        <Button tone="ghost" aria-haspopup="dialog" onClick={() => setOpen({ act: 'record' })}>
          <Icon name="plus" />
          {texts.record}
        </Button>
      }
    >
      {refunded > 0 && (
        <p className={`${styles.detail} num`}>
          {fill(texts.sums, {
            paid: formatTaka(language, paid + refunded),
            refunded: formatTaka(language, refunded),
          })}
        </p>
      )}
      {payments.length > 0 && (
        <ul className={styles.payments}>
          {payments.map((payment) => (
            <PaymentRow
              key={payment._id}
              payment={payment}
              refundOfNo={payments.find(({ _id }) => _id === payment.refundOf)?.receiptNo}
              onRefund={
                leftOf(payment, payments) > 0
                  ? () => setOpen({ act: 'refund', payment })
                  : undefined
              }
              onVoid={
                role === 'owner' && payment.voidedAt === null
                  ? () => setOpen({ act: 'void', payment })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {(open?.act === 'record' || open?.act === 'refund') && (
        <PaymentDialog
          view={view}
          refundOf={open.act === 'refund' ? open.payment : null}
          left={open.act === 'refund' ? leftOf(open.payment, payments) : null}
          onRecorded={({ _id, receiptNo }) =>
            done(fill(texts.recorded, { number: receiptNo }), _id)
          }
          onCancel={close}
        />
      )}
      {open?.act === 'void' && (
        <VoidDialog
          payment={open.payment}
          onVoided={() => done(fill(texts.voided, { number: open.payment.receiptNo }))}
          onCancel={close}
        />
      )}
    </Card>
  );
}

function sumOf(payments: Payment[]): number {
  return payments
    .filter(({ voidedAt }) => voidedAt === null)
    .reduce((sum, { amountBdt }) => sum + amountBdt, 0);
}

/** How much of a payment can still be given back; nothing of a refund, or of what is void. */
function leftOf(payment: Payment, payments: Payment[]): number {
  if (payment.refundOf !== null || payment.voidedAt !== null) return 0;
  return payment.amountBdt - sumOf(payments.filter(({ refundOf }) => refundOf === payment._id));
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { PrintButton, PrintedPage } from '../letterhead/printed-sheet.tsx';
import type { Route } from './+types/payment-receipt-page';
import type { PaymentReceipt } from './payment.ts';
import { type ReceiptMark, ReceiptSheet } from './receipt-sheet.tsx';
import { receiptPageTexts } from './receipt.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, receiptPageTexts.title);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { receipt: callApi('GET /api/application/payment/:id', { params }) };
}

/** The receipt of a payment, to be printed. */
export default function PaymentReceiptPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded result={useLoaded(loaderData.receipt)}>
      {(receipt) => <ReceiptToPrint key={receipt.payment._id} receipt={receipt} />}
    </Loaded>
  );
}

function ReceiptToPrint({ receipt }: { receipt: PaymentReceipt }) {
  const texts = useTexts(receiptPageTexts);
  const { isBusy, failure, call } = useApiCall();
  /** Whether what is printed now is the first one; null before the button was pressed. */
  const [isFirst, setFirst] = useState<boolean | null>(null);
  const { _id, receiptNo, application, name, prints, voidedAt, voidReason } = receipt.payment;
  const wasPrinted = prints > 0 || isFirst !== null;
  const title = fill(texts.named, { number: receiptNo });

  async function print() {
    const counted = await call(() =>
      callApi('POST /api/application/payment/:id/print', { params: { id: _id }, body: {} }),
    );
    if (!counted.ok) return;
    flushSync(() => setFirst(!counted.data.copy));
    // From then on it is a copy, also by the browser's own menu. On phones `print` returns at once.
    addEventListener('afterprint', () => setFirst(false), { once: true });
    window.print();
  }

  async function takeBack() {
    const left = await call(() =>
      callApi('DELETE /api/application/payment/:id/print', { params: { id: _id } }),
    );
    if (left.ok) setFirst(null);
  }

  return (
    <PrintedPage
      title={title}
      application={application}
      name={name}
      actions={
        <>
          {voidedAt !== null && (
            <Alert tone="note" sentence={fill(texts.isVoid, { reason: voidReason })} />
          )}
          {voidedAt === null && wasPrinted && <p className="hint">{texts.isCopy}</p>}
          {failure && (
            <FailureAlert
              failure={failure}
              sentence={failure.code === 'too_late_to_undo' ? texts.tooLate : undefined}
            />
          )}
          <PrintButton busy={isBusy} onClick={() => void print()} />
          {isFirst !== null && (
            <Button tone="ghost" busy={isBusy} onClick={() => void takeBack()}>
              {texts.failed}
            </Button>
          )}
        </>
      }
    >
      <ReceiptSheet receipt={receipt} mark={markOf(voidedAt !== null, isFirst, wasPrinted)} />
    </PrintedPage>
  );
}

function markOf(isVoid: boolean, isFirst: boolean | null, wasPrinted: boolean): ReceiptMark {
  if (isVoid) return 'void';
  if (isFirst === true) return null;
  return wasPrinted ? 'copy' : 'print-copy';
}

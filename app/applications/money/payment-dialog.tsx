import { useState } from 'react';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { type AnswerOf, callApi } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '#app/ui/field/field.tsx';
import { FoldSummary } from '#app/ui/staff-page/card.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { CaseView } from '../case-page/case-view.ts';
import { paymentFormTexts } from './money.text.ts';
import { maxPaidBy, maxReference } from './payment-body.ts';
import {
  paymentKindCodes,
  paymentKinds,
  paymentMethodCodes,
  paymentMethods,
  formatTaka,
} from './payment-words.ts';
import type { Payment } from './payment.ts';
import { amountRange, typedAmount } from './typed-amount.ts';

/** Asks for a payment, or for a refund of `refundOf`. What is typed stays until it is recorded, and that once. */
export function PaymentDialog({
  view: { application },
  refundOf,
  left,
  onRecorded,
  onCancel,
}: {
  view: CaseView;
  refundOf: Payment | null;
  /** How much can be given back. */
  left: number | null;
  onRecorded: (recorded: AnswerOf<'POST /api/application/:id/payment'>) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(paymentFormTexts);
  const language = useLanguage();
  const { isBusy, failure, call } = useApiCall();
  const [key] = useState(newSubmissionKey);
  const [today] = useState(() => todayInDhaka(new Date()));
  const about = refundOf ? `refund ${refundOf._id}` : `payment ${application._id}`;
  const { words, since, write, clear } = useUnfinished(about, {
    ...{ amount: left === null ? '' : String(left), reference: '', paidBy: '' },
  });
  const { amount, reference, paidBy } = words;
  const [kind, setKind] = useState(refundOf?.kind ?? '');
  const [method, setMethod] = useState(
    paymentMethodCodes.find((code) => code === refundOf?.method) ?? 'cash',
  );
  const [on, setOn] = useState(today);
  const [isTried, setTried] = useState(false);
  const amountBdt = typedAmount(amount);
  const known = paymentKindCodes.find((code) => code === kind);
  const wrongAmount = amountSentence();
  const wrongDay = failure?.errors.some(({ field }) => field === 'on') ?? false;
  const hasFieldErrors = wrongDay || failure?.errors.some(({ field }) => field === 'amountBdt');

  function amountSentence(): string | null {
    if (amountBdt === null || amountBdt < amountRange.min || amountBdt > amountRange.max) {
      return texts.wrongAmount;
    }
    const isRefused = failure?.errors.some(({ code }) => code === 'more_than_paid') ?? false;
    return isRefused || (left !== null && amountBdt > left) ? texts.tooMuch : null;
  }

  async function record() {
    setTried(true);
    if (amountBdt === null || known === undefined) return;
    if (amountBdt < amountRange.min || amountBdt > Math.min(left ?? Infinity, amountRange.max)) {
      return;
    }
    const body = { amountBdt, kind: known, method, reference, on, paidBy };
    const result = await call(() =>
      callApi('POST /api/application/:id/payment', {
        ...{ params: { id: application._id }, key },
        body: { ...body, refundOf: refundOf?._id ?? null },
      }),
    );
    if (!result.ok) return;
    clear();
    onRecorded(result.data);
  }

  /** Of a refund they are taken over from what it gives back. */
  const rest = (
    <>
      <SelectField
        label={texts.kind}
        name="kind"
        value={kind}
        error={isTried && known === undefined && texts.chooseKind}
        onChange={(event) => setKind(event.target.value)}
      >
        <option value="">{texts.choose}</option>
        {paymentKindCodes.map((code) => (
          <option key={code} value={code}>
            {paymentKinds[code][language]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.method}
        name="method"
        value={method}
        onChange={(event) =>
          setMethod(paymentMethodCodes.find((code) => code === event.target.value) ?? 'other')
        }
      >
        {paymentMethodCodes.map((code) => (
          <option key={code} value={code}>
            {paymentMethods[code][language]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.reference}
        note={texts.optional}
        hint={texts.noCards}
        name="reference"
        autoComplete="off"
        dir="auto"
        maxLength={maxReference}
        value={reference}
        onChange={(event) => write({ reference: event.target.value })}
      />
    </>
  );

  return (
    <FormDialog
      isWide
      noValidate
      title={
        refundOf
          ? fill(texts.refundTitle, { number: refundOf.receiptNo })
          : fill(texts.title, { name: application.name })
      }
      submit={texts.save}
      isBusy={isBusy}
      failure={!hasFieldErrors && failure}
      sentence={failure?.code === 'key_reused' ? texts.alreadyRecorded : undefined}
      onSubmit={record}
      onCancel={onCancel}
    >
      <UnfinishedLine since={since} onClear={clear} />
      <TextField
        label={texts.amount}
        hint={
          left === null
            ? texts.amountHint
            : fill(texts.left, { amount: formatTaka(language, left) })
        }
        name="amountBdt"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={20}
        value={amount}
        error={isTried && wrongAmount}
        onChange={(event) => write({ amount: event.target.value })}
      />
      <DayField
        name="on"
        id="payment-on"
        label={texts.on}
        defaultValue={today}
        latest={today}
        error={wrongDay && texts.wrongDay}
        onChange={setOn}
      />
      <TextField
        label={refundOf ? texts.receivedBy : texts.paidBy}
        note={texts.optional}
        name="paidBy"
        autoComplete="off"
        dir="auto"
        maxLength={maxPaidBy}
        value={paidBy}
        onChange={(event) => write({ paidBy: event.target.value })}
      />
      {refundOf ? (
        <details>
          <FoldSummary>{texts.more}</FoldSummary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </FormDialog>
  );
}

import { PhoneItems } from '#app/brand/phone-links.tsx';
import { InBoth, Slip } from '#app/brand/slip/slip.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { withCallDay } from '#app/brand/call-day/call-day.ts';
import { type ReceiptFacts, receivedOn } from './receipt-lines.ts';
import { receiptTexts } from './receipt.text.ts';

/** The receipt of an application: its number, when it came, and by when we call from which numbers. */
export function ApplicationSlip({ receiptNumber, createdAt, phoneEnd, callDay }: ReceiptFacts) {
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  const phone = (
    <span className="num" lang="en">
      <span aria-hidden="true">•••••••</span>
      {phoneEnd}
    </span>
  );
  return (
    <Slip
      title={texts.receiptTitle}
      numbers={[{ label: texts.receiptNumber, number: receiptNumber }]}
      facts={[
        {
          label: texts.receivedAt,
          fact: <InBoth text={receivedOn(createdAt)} />,
        },
        ...(phoneEnd ? [{ label: texts.phone, fact: phone }] : []),
      ]}
      next={{
        icon: 'phone',
        says: callDay ? texts.weCall : texts.callOnlyFrom,
        day: callDay && withCallDay(receiptTexts.callBy, callDay)[language],
        children: (
          <>
            {callDay && <p>{texts.onlyFrom}</p>}
            <ul>
              <PhoneItems />
            </ul>
          </>
        ),
      }}
      warning={
        <>
          <strong>{texts.noMoney}</strong> {texts.noPromise}
        </>
      }
    />
  );
}

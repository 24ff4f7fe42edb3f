import { useLoaderData } from 'react-router';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { SlipPage } from '#app/brand/slip/slip-page.tsx';
import { InBoth, Slip } from '#app/brand/slip/slip.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { GivenReceipt } from '../storage/earlier-complaint.server.ts';
import styles from './receipt-page.module.css';
import { receiptTexts } from './receipt.text.ts';

/** The receipt of a complaint: reference and PIN, and by when we answer. */
export function ReceiptContent() {
  const { receipt } = useLoaderData<{ receipt: GivenReceipt }>();
  const { reference, pin, createdAt, answerBy, closeBy } = receipt;
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  return (
    <SlipPage
      title={texts.title}
      sentence={texts.taken}
      slip={
        <Slip
          title={texts.title}
          numbers={[
            { label: texts.reference, number: reference },
            ...(pin === null ? [] : [{ label: texts.pin, number: pin }]),
          ]}
          facts={[
            {
              label: texts.receivedAt,
              fact: <DayInBoth day={todayInDhaka(new Date(createdAt))} />,
            },
            { label: texts.closeBy, fact: <DayInBoth day={closeBy} /> },
          ]}
          next={{
            icon: 'clock',
            says: texts.weAnswer,
            day: fill(texts.answerBy, { day: formatDay(language, answerBy) }),
            children: <p>{texts.answerHere}</p>,
          }}
          warning={
            <>
              <strong>{texts.noMoney}</strong> {texts.keepPin}
            </>
          }
        />
      }
    >
      <section className={styles.keep}>
        <h2>{texts.keepHeading}</h2>
        <p>{pin === null ? texts.pinGone : texts.keep}</p>
        {pin === null && (
          <div className={styles.ways}>
            <PhoneButtons />
          </div>
        )}
      </section>
      <div className={styles.ways}>
        <ButtonLink to="/complaints" tone="ghost">
          {texts.toLookup}
        </ButtonLink>
        <ButtonLink to="/" tone="ghost">
          {texts.toHome}
        </ButtonLink>
      </div>
    </SlipPage>
  );
}

function DayInBoth({ day }: { day: string }) {
  return <InBoth text={{ en: formatDay('en', day), bn: formatDay('bn', day) }} />;
}

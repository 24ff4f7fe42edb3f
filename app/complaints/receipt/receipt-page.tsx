import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { forgetTyped } from '#app/forms/use-still-forms.ts';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { KeepSlip } from '#app/brand/slip/keep-slip.tsx';
import type { SlipContent } from '#app/brand/slip/slip-content.ts';
import page from '#app/brand/slip/slip-page.module.css';
import { SlipPage } from '#app/brand/slip/slip-page.tsx';
import { Slip } from '#app/brand/slip/slip.tsx';
import { verifyAddress } from '#app/brand/slip/verify-address.server.ts';
import { verifyTexts } from '#app/brand/slip/verify.text.ts';
import { unlistedPage, unlistedPageMeta } from '#app/brand/unlisted-page.ts';
import { servicesContext } from '#app/http/request-context.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { type Language, languageOfPath, pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { Route } from './+types/receipt-page';
import type { GivenReceipt } from '../storage/earlier-complaint.server.ts';
import styles from './receipt-page.module.css';
import { receiptCookie } from './receipt-cookie.server.ts';
import { receiptTexts } from './receipt.text.ts';

export function meta(place: Route.MetaArgs) {
  return unlistedPageMeta(place, receiptTexts.title);
}

export const handle = unlistedPage;

/** For the browser that has sent it in the last 15 minutes, and never kept. Everybody else is led to the form. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const headers = { 'cache-control': 'no-store' };
  const receipt = await receiptCookie.parse(services, request);
  if (!receipt) throw redirect(pathIn(languageOfPath(url.pathname), '/complaints'), { headers });
  return data({ receipt, verifyAt: verifyAddress(services.settings, url) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The receipt of a complaint, which alone shows its PIN. */
export default function ReceiptPage({ loaderData: { receipt, verifyAt } }: Route.ComponentProps) {
  const texts = useTexts(receiptTexts);
  const slip = complaintSlip(receipt, verifyAt, useLanguage());
  useEffect(() => forgetTyped('complaints'), []);
  const isPinGone = receipt.pin === null;
  return (
    <SlipPage title={texts.title} sentence={texts.taken} slip={<Slip {...slip} />}>
      <KeepSlip slip={slip} />
      <section className={styles.keep}>
        <h2>{texts.keepHeading}</h2>
        <p>{isPinGone ? texts.pinGone : texts.keep}</p>
        {isPinGone && (
          <div className={page.ways}>
            <PhoneButtons />
          </div>
        )}
      </section>
      <div className={page.ways}>
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

/** The receipt of a complaint: reference and PIN, and by when we answer. */
function complaintSlip(
  { reference, pin, createdAt, answerBy, closeBy }: GivenReceipt,
  verifyAt: string,
  language: Language,
): SlipContent {
  const says = (name: keyof typeof receiptTexts) => receiptTexts[name][language];
  const dayOf = (day: string) => formatDay(language, day);
  return {
    title: says('title'),
    taken: receiptTexts.taken,
    numbers: [
      { label: says('reference'), number: reference },
      ...(pin === null ? [] : [{ label: says('pin'), number: pin }]),
    ],
    facts: [
      { label: says('receivedAt'), fact: dayOf(todayInDhaka(new Date(createdAt))) },
      { label: says('closeBy'), fact: fill(says('closeByDay'), { day: dayOf(closeBy) }) },
    ],
    next: {
      icon: 'clock',
      says: says('weAnswer'),
      day: fill(says('answerBy'), { day: dayOf(answerBy) }),
      how: says('answerHere'),
      from: [],
    },
    warnings: [receiptTexts.noMoney, receiptTexts.keepPin],
    verify: { asks: verifyTexts.isItUs[language], address: verifyAt },
    fileName: `complaint-${reference}.png`,
  };
}

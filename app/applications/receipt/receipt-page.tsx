import { useEffect } from 'react';
import { data } from 'react-router';
import { forgetDraft, takeEnd } from '#app/forms/draft.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { useTexts } from '#app/i18n/text.ts';
import { draftName } from '../form/draft-name.ts';
import { forgetTicks } from './kept-ticks.ts';
import { paperList } from './paper-list.server.ts';
import { type PaperList, Papers } from './papers.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import type { ReceiptFacts } from './receipt-lines.ts';
import { ApplicationSlip } from './application-slip.tsx';
import { receiptTexts } from './receipt.text.ts';
import { documentsContext, servicesContext } from '#app/config/services.server.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { FixedSentence } from '#app/brand/fixed-sentence.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { SlipPage } from '#app/brand/slip/slip-page.tsx';
import { callDay } from '#app/brand/call-day/call-day.server.ts';
import { unlistedPage, unlistedPageMeta } from '#app/brand/unlisted-page.ts';
import type { Route } from './+types/receipt-page';
import { headTexts } from '../form-static/head.text.ts';
import { readReceipt } from './receipt-cookie.server.ts';
import styles from './receipt-page.module.css';

export function meta(place: Route.MetaArgs) {
  return unlistedPageMeta(place, receiptTexts.receiptTitle);
}

export const handle = unlistedPage;

/** Only this browser may see its receipt: never kept anywhere, and not found for everybody else. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const documents = context.get(documentsContext);
  const receipt = await readReceipt(services, request);
  return data(
    {
      receipt: receipt && {
        ...receipt,
        callDay: callDay(services.content.current(), receipt.createdAt),
      },
      papers: receipt && paperList(documents.consultation, languageOfPath(url.pathname)),
    },
    { status: receipt ? 200 : 404, headers: { 'cache-control': 'no-store' } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ReceiptPage({ loaderData: { receipt, papers } }: Route.ComponentProps) {
  return receipt && papers ? <Receipt facts={receipt} papers={papers} /> : <NoReceipt />;
}

function Receipt({ facts, papers }: { facts: ReceiptFacts; papers: PaperList }) {
  const texts = useTexts(receiptTexts);
  useEffect(forgetDraftOnce, []);
  return (
    <SlipPage
      title={texts.receiptTitle}
      sentence={<FixedSentence text={receiptTexts.submitted} hasSecondary />}
      slip={<ApplicationSlip {...facts} />}
    >
      <ReceiptActions {...facts} />
      <p className={`${styles.onScreen} hint`}>
        {texts.keepNumber} {texts.reload}
      </p>
      <Papers list={papers} createdAt={facts.createdAt} />
      <div className={styles.ways}>
        <ButtonLink to="/status" tone="ghost">
          {texts.toStatus}
        </ButtonLink>
        <ButtonLink to="/" tone="ghost">
          {texts.toHome}
        </ButtonLink>
      </div>
    </SlipPage>
  );
}

/**
 * The form was perhaps sent before its scripts ran, and its draft is still there. Only when the receipt
 * is shown for the first time: a draft that is there later belongs to another application.
 */
function forgetDraftOnce() {
  const kept: unknown = history.state;
  const state: { isReceiptSeen?: true } = typeof kept === 'object' && kept !== null ? kept : {};
  if (state.isReceiptSeen) return;
  history.replaceState({ ...state, isReceiptSeen: true }, '');
  if (!takeEnd(draftName)) forgetDraft(draftName);
}

function NoReceipt() {
  const texts = useTexts(receiptTexts);
  useEffect(forgetTicks, []);
  return (
    <>
      <PageHead
        title={receiptTexts.noReceiptTitle}
        hasSecondary={false}
        back={{ to: '/application', label: headTexts.title }}
        crumbLabel={headTexts.crumb}
        picture="/illustrations/service-consultation.svg"
      />
      <section className={`${styles.background} section`}>
        <div className="wrap">
          <div className={styles.none}>
            <p className="lead">{texts.noReceipt}</p>
            <p>{texts.noReceiptAdvice}</p>
            <div className={styles.ways}>
              <PhoneButtons />
              <ButtonLink to="/application">{texts.toForm}</ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

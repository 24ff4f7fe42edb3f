import { useEffect } from 'react';
import { data } from 'react-router';
import { forgetDraft, keepDraft, noteTaken, readDraft, takeEnd } from '#app/forms/draft.ts';
import { type Language, languageOfPath } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { fill } from '#app/i18n/fill.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { KeepSlip } from '#app/brand/slip/keep-slip.tsx';
import { Slip } from '#app/brand/slip/slip.tsx';
import { verifyAddress } from '#app/brand/slip/verify-address.server.ts';
import { draftName } from './draft-name.ts';
import { jobEndedText } from './job-ended.text.ts';
import { forgetTicks } from './kept-ticks.ts';
import { type PaperList, Papers } from './papers.tsx';
import { type ReceiptFacts, applicationSlip } from './application-slip.ts';
import { receiptTexts } from './receipt.text.ts';
import { documentsContext, servicesContext } from '#app/http/request-context.server.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { Withdraw } from '../withdraw.tsx';
import { ButtonLink, PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { FixedSentence } from '#app/brand/fixed-sentence.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import page from '#app/brand/slip/slip-page.module.css';
import { SlipPage } from '#app/brand/slip/slip-page.tsx';
import { callDay } from '#app/brand/call-day/call-day.server.ts';
import { unlistedPage, unlistedPageMeta } from '#app/brand/unlisted-page.ts';
import type { Route } from './+types/receipt-page';
import { headTexts } from '../form-static/head.text.ts';
import { receiptCookie } from './receipt-cookie.server.ts';
import styles from './receipt-page.module.css';

export function meta(place: Route.MetaArgs) {
  return unlistedPageMeta(place, receiptTexts.receiptTitle);
}

export const handle = unlistedPage;

/** Only this browser may see its receipt: never kept anywhere, and not found for everybody else. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const documents = context.get(documentsContext);
  const receipt = await receiptCookie.parse(services, request);
  return data(
    {
      receipt: receipt && {
        ...receipt,
        callDay: callDay(services.content.current(), receipt.createdAt),
        verifyAt: verifyAddress(services.settings, url),
        ...(receipt.isWithoutJob && { note: jobEndedText }),
      },
      papers: receipt && paperList(documents.consultation, languageOfPath(url.pathname)),
    },
    { status: receipt ? 200 : 404, headers: { 'cache-control': 'no-store' } },
  );
}

/** What to bring, as the consultation page says it. From the server, so that the receipt needs no script for it. */
function paperList(
  { consultationDocuments, consultationWords }: Documents['consultation'],
  language: Language,
): PaperList {
  return {
    items: consultationDocuments.map(({ always, text }) => ({
      id: text.en,
      text: text[language],
      always,
    })),
    ifYouHave: consultationWords.ifYouHave[language],
    advice: consultationWords.documentsLead[language],
  };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ReceiptPage({ loaderData: { receipt, papers } }: Route.ComponentProps) {
  return receipt && papers ? <Receipt facts={receipt} papers={papers} /> : <NoReceipt />;
}

function Receipt({ facts, papers }: { facts: ReceiptFacts; papers: PaperList }) {
  const texts = useTexts(receiptTexts);
  const { agency } = useFacts('agency');
  const slip = applicationSlip(facts, agency, useLanguage());
  const chat = buildWhatsAppUrl(
    agency.chatNumber,
    fill(texts.chatText, { number: facts.receiptNumber }),
    usePublicSettings().linkHost,
  );
  useEffect(() => forgetDraftOnce(facts.receiptNumber), [facts.receiptNumber]);
  return (
    <SlipPage
      title={texts.receiptTitle}
      sentence={<FixedSentence text={receiptTexts.submitted} hasSecondary />}
      slip={<Slip {...slip} />}
    >
      {facts.note && <FixedSentence text={facts.note} hasSecondary />}
      <KeepSlip slip={slip}>
        {chat && (
          <PlainButtonLink tone="chat" size="large" href={chat} rel="noreferrer">
            <Icon name="message-circle" />
            {texts.chat}
          </PlainButtonLink>
        )}
      </KeepSlip>
      <p className={`${styles.onScreen} hint`}>{texts.reload}</p>
      <PageLink
        to="/application"
        className={`${styles.card} ${styles.another}`}
        onClick={beginAnother}
      >
        <Icon name="user-plus" />
        <span>
          <b>{texts.another}</b> {texts.anotherHint}
        </span>
      </PageLink>
      <PageLink to="/status" className={styles.card}>
        <Icon name="search" />
        <span>
          <b>{texts.toStatus}</b> {texts.toStatusHint}
        </span>
      </PageLink>
      <Papers list={papers} createdAt={facts.createdAt} />
      <Withdraw className={styles.onScreen} />
    </SlipPage>
  );
}

/**
 * The form was perhaps sent before its scripts ran, and its draft is still there. Only when the receipt
 * is shown for the first time: a draft that is there later belongs to another application.
 */
function forgetDraftOnce(receiptNumber: string) {
  const state = pageState();
  if (state.helper) return;
  const ended = takeEnd(draftName);
  const { helperName = '', helperPhone = '', key } = ended ?? readDraft(draftName)?.values ?? {};
  const helper = { helperName, helperPhone };
  history.replaceState({ ...state, helper }, '');
  if (key) {
    const { en, bn } = receiptTexts.sentBefore;
    const said = {
      en: fill(en, { number: receiptNumber }),
      bn: fill(bn, { number: receiptNumber }),
    };
    noteTaken(key, { said, kept: helper });
  }
  if (!ended) forgetDraft(draftName);
}

/** The form opens empty and with a key of its own, but whoever fills it in for others need not write that again. */
function beginAnother() {
  const values = pageState().helper ?? {};
  if (Object.values(values).some(Boolean)) keepDraft(draftName, { startedAt: Date.now(), values });
}

function pageState(): { helper?: Record<string, string> } {
  const kept: unknown = history.state;
  return typeof kept === 'object' && kept !== null ? kept : {};
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
      <section className={`${page.background} section`}>
        <div className="wrap">
          <div className={styles.none}>
            <p className="lead">{texts.noReceipt}</p>
            <p>{texts.noReceiptAdvice}</p>
            <div className={page.ways}>
              <PhoneButtons />
              <ButtonLink to="/application">{texts.toForm}</ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

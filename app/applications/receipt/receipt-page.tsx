import { useEffect } from 'react';
import { data } from 'react-router';
import { forgetDraft } from '#app/forms/draft.ts';
import { type Bilingual, otherLanguage } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { adviceTexts } from '../form-static/advice.text.ts';
import { draftName } from '../form/draft-name.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { type ReceiptFacts, receivedOn } from './receipt-lines.ts';
import { receiptTexts } from './receipt.text.ts';
import { servicesContext } from '#app/config/services.server.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { FixedSentence } from '#app/brand/fixed-sentence.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { phoneNumbers } from '#app/brand/phone-links.tsx';
import { unlistedPage, unlistedPageMeta } from '#app/brand/unlisted-page.ts';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/receipt-page';
import { NextSteps } from '../form-static/application-aside.tsx';
import { headTexts } from '../form-static/head.text.ts';
import { readReceipt } from './receipt-cookie.server.ts';
import styles from './receipt-page.module.css';

export function meta({ location }: Route.MetaArgs) {
  return unlistedPageMeta(location, receiptTexts.receiptTitle);
}

export const handle = unlistedPage;

/** Only this browser may see its receipt: never kept anywhere, and not found for everybody else. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const receipt = await readReceipt(context.get(servicesContext), request);
  return data(
    { receipt },
    { status: receipt ? 200 : 404, headers: { 'cache-control': 'no-store' } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={receipt ? receiptTexts.receiptTitle : receiptTexts.noReceiptTitle}
        hasSecondary={receipt !== null}
        back={{ to: '/application', label: headTexts.title }}
        crumbLabel={headTexts.crumb}
        picture="/illustrations/service-consultation.svg"
      />
      <section className={`${styles.background} section`}>
        <div className="wrap">{receipt ? <Receipt {...receipt} /> : <NoReceipt />}</div>
      </section>
    </>
  );
}

function Receipt(facts: ReceiptFacts) {
  const { receiptNumber, createdAt, phoneEnd } = facts;
  const texts = useTexts(receiptTexts);
  const { next } = useTexts(adviceTexts);
  const language = useLanguage();
  useEffect(forgetDraftOnce, []);
  return (
    <div className={styles.receipt}>
      <Alert
        tone="success"
        takesFocus
        sentence={<FixedSentence text={receiptTexts.submitted} hasSecondary />}
      />
      <div className={styles.card}>
        <dl>
          <dt>{texts.receiptNumber}</dt>
          <dd className={`${styles.number} num`} lang="en">
            {receiptNumber}
          </dd>
          <dt>{texts.receivedAt}</dt>
          <dd>
            <BothLanguages text={receivedOn(createdAt)} />
          </dd>
          {phoneEnd && (
            <>
              <dt>{texts.phoneEnd}</dt>
              <dd className="num" lang="en">
                {phoneEnd}
              </dd>
            </>
          )}
        </dl>
        <ReceiptActions {...facts} />
        <p>{texts.keepNumber}</p>
        <p className={styles.noMoney}>
          <Icon name="ban" />
          <strong>{texts.noMoney}</strong>
        </p>
        <p className="hint">
          {texts.noPromise} <span className={styles.onScreen}>{texts.reload}</span>
        </p>
      </div>
      <aside className={styles.next}>
        <h2>{next}</h2>
        <NextSteps />
        {/* On paper the frame of the page is missing, which says whose receipt it is. */}
        <p className={styles.onPaper}>
          {agency.name[language]} <span lang="en">{phoneNumbers}</span>
        </p>
        <div className={styles.ways}>
          <ButtonLink to="/" tone="ghost">
            {texts.toHome}
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}

/** In the language of the page first. */
function BothLanguages({ text }: { text: Bilingual }) {
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <>
      {text[language]} · <span lang={other}>{text[other]}</span>
    </>
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
  forgetDraft(draftName);
}

function NoReceipt() {
  const texts = useTexts(receiptTexts);
  return (
    <div className={styles.none}>
      <p className="lead">{texts.noReceipt}</p>
      <p>{texts.noReceiptAdvice}</p>
      <div className={styles.ways}>
        <PhoneButtons />
        <ButtonLink to="/application">{texts.toForm}</ButtonLink>
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { data, isRouteErrorResponse, useActionData } from 'react-router';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { endDraft, keepDraft, noteEnd, readDraft, readTaken } from '#app/forms/draft.ts';
import { rememberedKey } from '#app/ui/api-call/submission-key.ts';
import { sendInTime } from '#app/forms/send-in-time.ts';
import { sendNatively } from '#app/forms/send-natively.ts';
import { callIfSentToday } from '#app/brand/call-day/call-day.server.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { documentsContext, servicesContext } from '#app/http/request-context.server.ts';
import type { Route } from './+types/application-page';
import { readAnswers, readConfirmed } from '../rules.ts';
import type { ApplicationReply } from './reply.ts';
import { currentConsent } from './current-consent.server.ts';
import { draftName } from '../receipt/draft-name.ts';
import { ApplicationForm } from './application-form.tsx';
import { head, loadStaticParts } from './static-parts.ts';
import styles from './application-page.module.css';
import { prefillOf } from './prefill.ts';
import { receiptCookie } from '../receipt/receipt-cookie.server.ts';
import { submitApplicationForm } from './submit-form.server.ts';

/** From the server, so that the page's script contains no lists. */
export function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const services = context.get(servicesContext);
  return {
    ...prefillOf(url, context.get(documentsContext), language),
    consent: currentConsent(services),
    whenWeCall: callIfSentToday(services.content.current(), language),
  };
}

/** On a way inside the site the scripts of the still parts come at the same time. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), loadStaticParts()]);
  return page;
}

export function action(args: Route.ActionArgs) {
  return answerForm<ApplicationReply>(
    args,
    async (form, { services, request, ...visitor }) => {
      const held = await receiptCookie.parse(services, request);
      // The address of the form, which is what the page was opened with.
      const job = new URL(request.url).searchParams.get('job');
      const sending = { ...visitor, held, job };
      const result = await submitApplicationForm(services.database.db, services, form, sending);
      if ('reply' in result) return result.reply;
      return {
        to: '/application/receipt',
        cookie: await receiptCookie.serialize(services, result.receipt),
      };
    },
    (form) => ({ status: 'failed', answers: readAnswers(form), confirmed: readConfirmed(form) }),
  );
}

/**
 * Where scripts run, a lost network leaves the form as it is instead of showing the error page. The
 * way to the receipt is the only answer that means success: a page of the network's own does not.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const sent = readDraft(draftName);
  try {
    const reply = await sendInTime(timeoutMs, () => serverAction().catch(failed));
    // From 400 on the router does not load the page's data again, which offline would fail.
    return data(reply, { status: 422 });
  } catch (error) {
    if (error instanceof Response) {
      endDraft(draftName, sent);
      // The form can be typed into until the receipt is there, which must not take that for what was sent.
      const { helperName = '', helperPhone = '' } = sent?.values ?? {};
      noteEnd(draftName, { helperName, helperPhone, key: rememberedKey() });
    }
    throw error;
  }
}

function failed(error: unknown): never {
  if (isRouteErrorResponse(error) && /"foreign_origin"/.test(String(error.data))) sendNatively();
  throw error;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ApplicationPage({
  loaderData: { prefill, unlisted, consent },
}: Route.ComponentProps) {
  const reply = useActionData<ApplicationReply>();
  const taken = useTaken();
  return (
    <>
      <head.StaticSection />
      <section className={`${styles.background} section`}>
        {unlisted && <p className={`${styles.unlisted} wrap`}>{unlisted}</p>}
        <div className={`${styles.columns} wrap`}>
          <ApplicationForm reply={reply ?? taken} prefill={prefill} consent={consent} />
        </div>
      </section>
    </>
  );
}

/** What the form says to whoever comes back from the receipt: the browser shows what was sent. */
function useTaken(): ApplicationReply | undefined {
  const [taken, setTaken] = useState<ApplicationReply>();
  useEffect(() => {
    const look = () => {
      const found = readTaken(rememberedKey());
      if (!found) return;
      // For the next one, which begins as any other form with a draft.
      keepDraft(draftName, { startedAt: Date.now(), values: found.kept });
      setTaken({ status: 'sent_before', said: found.said });
    };
    look();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
  return taken;
}

/** The server answers within seconds; the rest is for a slow network. The key makes the next attempt harmless. */
const timeoutMs = 45_000;

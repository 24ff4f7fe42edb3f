import { data, useActionData } from 'react-router';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import { useTexts } from '#app/i18n/text.ts';
import { clientAddressContext, servicesContext } from '#app/config/services.server.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { pageMeta } from '#app/brand/page-meta.ts';
import { contactWords } from '#content/pages/contact.ts';
import type { Route } from './+types/contact-page';
import { type ContactReply, readAnswers } from './contact-reply.ts';
import { ContactSections } from './contact-sections.tsx';
import { sendContactMessage } from './contact.server.ts';
import { contactTexts } from './contact.text.ts';

const statuses = { sent: 200, refused: 422, too_many: 429, not_sent: 503 };

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, contactWords);
}

/** The map's provider is a setting. */
export function loader({ context }: Route.LoaderArgs) {
  return { provider: context.get(servicesContext).settings.mapProvider };
}

/** Receives the form of every page where no scripts run; with scripts it is sent to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  // A body that is not a form counts as a form without answers.
  const form = await request.formData().catch(() => new FormData());
  const answers = readAnswers(form);
  const services = context.get(servicesContext);
  const sent = { ...answers, homepage: form.get(hiddenFields.honeypot) ?? '' };
  const result = await sendContactMessage(services, sent, context.get(clientAddressContext));
  const reply: ContactReply = result.status === 'sent' ? result : { ...result, answers };
  const retry = 'retryAfterSeconds' in result && {
    'retry-after': String(result.retryAfterSeconds),
  };
  return data(reply, { status: statuses[result.status], headers: { ...retry } });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const words = useTexts(contactWords);
  return (
    <>
      <PageHead title={contactWords.title} lead={words.lead} crumbLabel={contactTexts.crumb} />
      <ContactSections provider={loaderData.provider} reply={useActionData<ContactReply>()} />
    </>
  );
}

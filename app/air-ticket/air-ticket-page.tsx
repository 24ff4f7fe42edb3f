import { useFacts, useWords } from '#app/content/content-context.ts';
import { useActionData } from 'react-router';
import type { ContactReply } from '#app/contact/contact-reply.ts';
import { receiveContactForm } from '#app/contact/receive-form.server.ts';
import { journey } from '#app/contact/journey/travel-questions.tsx';
import { ContactSections } from '#app/contact/contact-sections.tsx';
import { servicesContext } from '#app/http/request-context.server.ts';
import { callIfSentToday } from '#app/brand/call-day/call-day.server.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import type { Route } from './+types/air-ticket-page';

/** The map's provider is a setting, and so is when we call. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { settings, content } = context.get(servicesContext);
  return {
    provider: settings.mapProvider,
    whenWeCall: callIfSentToday(content.current(), languageOfPath(url.pathname)),
  };
}

/** Receives the form where no scripts run. */
export function action(args: Route.ActionArgs) {
  return receiveContactForm(args, 'airticket');
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Help with an air ticket: ask the office, by telephone or by the contact form. */
export default function AirTicketPage({ loaderData }: Route.ComponentProps) {
  const { airTicketWords, headPicture } = useFacts('airticket');
  const words = useWords('airticket');
  return (
    <>
      <PageHead
        title={airTicketWords.title}
        lead={words.lead}
        background="mist"
        picture={headPicture}
      />
      <ContactSections {...loaderData} reply={useActionData<ContactReply>()} journey={journey} />
    </>
  );
}

import { useFacts, useWords } from '#app/content/content-context.ts';
import { useActionData } from 'react-router';
import { servicesContext } from '#app/http/request-context.server.ts';
import { callIfSentToday } from '#app/brand/call-day/call-day.server.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import type { Route } from './+types/contact-page';
import type { BegunMessage, ContactReply } from './contact-reply.ts';
import { ContactSections } from './contact-sections.tsx';
import { employerParts } from './employer-parts.tsx';
import { receiveContactForm } from './receive-form.server.ts';

/** The map's provider is a setting, and so is when we call. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { settings, content } = context.get(servicesContext);
  return {
    provider: settings.mapProvider,
    whenWeCall: callIfSentToday(content.current(), languageOfPath(url.pathname)),
  };
}

/** Receives the form of every page but the air ticket page, where no scripts run, and what an employer has begun. */
export function action(args: Route.ActionArgs) {
  return receiveContactForm(args, 'contact');
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { contactWords } = useFacts('contact');
  const words = useWords('contact');
  const reply = useActionData<ContactReply | BegunMessage>();
  return (
    <>
      <PageHead title={contactWords.title} lead={words.lead} crumbLabel={crumbLabel} />
      <ContactSections
        {...loaderData}
        reply={reply?.status === 'begun' ? undefined : reply}
        begun={reply?.status === 'begun' ? reply.answers : undefined}
        employerParts={employerParts}
      />
    </>
  );
}

const crumbLabel = { en: 'Breadcrumb', bn: 'আপনি কোথায় আছেন' };

import { useActionData } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { servicesContext } from '#app/config/services.server.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { pageMeta } from '#app/brand/page-meta.ts';
import { contactWords } from '#content/pages/contact.ts';
import type { Route } from './+types/contact-page';
import type { ContactReply } from './contact-reply.ts';
import { ContactSections } from './contact-sections.tsx';
import { receiveContactForm } from './receive-form.server.ts';
import { contactTexts } from './contact.text.ts';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, contactWords);
}

/** The map's provider is a setting. */
export function loader({ context }: Route.LoaderArgs) {
  return { provider: context.get(servicesContext).settings.mapProvider };
}

/** Receives the form of every page but the air ticket page, where no scripts run. */
export function action(args: Route.ActionArgs) {
  return receiveContactForm(args, 'contact');
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

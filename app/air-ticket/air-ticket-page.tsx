import { ContactSections } from '#app/contact/contact-sections.tsx';
import { languageOfPath } from '#app/i18n/language.ts';
import { defineTexts, textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { servicesContext } from '#app/config/services.server.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { agency } from '#content/agency.ts';
import { airTicketWords } from '#content/pages/air-ticket.ts';
import type { Route } from './+types/air-ticket-page';

export function meta({ location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const words = textsIn(airTicketWords, language);
  return [
    { title: `${words.title} | ${agency.name[language]}` },
    { name: 'description', content: words.lead },
  ];
}

/** The map's provider is a setting. */
export function loader({ context }: Route.LoaderArgs) {
  return { provider: context.get(servicesContext).settings.mapProvider };
}

/** Help with an air ticket: ask the office, by telephone or by the contact form. */
export default function AirTicketPage({ loaderData }: Route.ComponentProps) {
  const words = useTexts(airTicketWords);
  const labels = useTexts(texts);
  return (
    <>
      <PageHead
        title={words.title}
        secondary={useLanguage() === 'en' ? airTicketWords.title.bn : undefined}
        lead={words.lead}
        back="/"
        backLabel={labels.home}
        crumbLabel={labels.crumb}
        background="mist"
        picture="/illustrations/air-ticket.svg"
      />
      <ContactSections provider={loaderData.provider} />
    </>
  );
}

const texts = defineTexts({
  home: { en: 'Home', bn: 'মূল পাতা' },
  crumb: { en: 'You are here', bn: 'আপনি এখানে আছেন' },
});

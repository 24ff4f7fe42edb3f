import { ContactForm } from '#app/contact/contact-form.tsx';
import { languageOfPath } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { agency } from '#content/agency.ts';
import { homeWords } from '#content/pages/home.ts';
import type { Route } from './+types/home-page';
import { Countries } from './home/countries.tsx';
import { Hero } from './home/hero.tsx';
import { HomeContact } from './home/home-contact.tsx';
import { Officials } from './home/officials.tsx';
import { Reviews } from './home/reviews.tsx';
import { Services } from './home/services.tsx';
import { Statistics } from './home/statistics.tsx';
import { WhoWeAre } from './home/who-we-are.tsx';

export function meta({ location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const words = textsIn(homeWords, language);
  return [
    { title: `${words.headline} | ${agency.name[language]}` },
    { name: 'description', content: words.description },
  ];
}

/** The sections in the order of the specification. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <WhoWeAre />
      <Services />
      <Countries />
      <Officials />
      <Reviews />
      <Statistics />
      <HomeContact form={<ContactForm />} />
    </>
  );
}

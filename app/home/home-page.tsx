import { type Language, languageOfPath } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { agency } from '#content/agency.ts';
import { homeWords } from '#content/pages/home.ts';
import { hydrateOnInteraction } from '#app/ui/deferred/hydrate-on-interaction.tsx';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/home-page';
import { useEntrance } from './use-entrance.ts';
import styles from './home-contact.module.css';

const sections = () => import('./static-sections.tsx');
const first = staticSection(async () => (await sections()).FirstSections);
const reviews = hydrateOnInteraction(async () => (await import('./reviews-section.tsx')).Reviews);
const statistics = staticSection(async () => (await sections()).Statistics);
const contactChannels = staticSection(async () => (await sections()).ContactChannels);
const contactForm = hydrateOnInteraction(
  async () => (await import('#app/contact/contact-form.tsx')).ContactForm,
);
const parts = [first, reviews, statistics, contactChannels, contactForm];

/** The words of the head come with the data: the script of the page has none. */
export function loader({ url }: Route.LoaderArgs) {
  return headIn(homeWords, languageOfPath(url.pathname));
}

/** Who comes from another page of the site finds its parts there already. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [content] = await Promise.all([
    import('#content/pages/home.ts'),
    ...parts.map(({ preload }) => preload()),
  ]);
  return headIn(content.homeWords, languageOfPath(url.pathname));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return (
    loaderData && [
      { title: loaderData.title },
      { name: 'description', content: loaderData.description },
    ]
  );
}

/** The sections in the order of the specification. */
export default function HomePage() {
  useEntrance();
  return (
    <>
      <first.StaticSection />
      <reviews.Part />
      <statistics.StaticSection />
      <section className="section">
        <div className={`${styles.columns} wrap`}>
          <contactChannels.StaticSection />
          <contactForm.Part />
        </div>
      </section>
    </>
  );
}

function headIn(words: typeof homeWords, language: Language) {
  const { headline, description } = textsIn(words, language);
  return { title: `${headline} | ${agency.name[language]}`, description };
}

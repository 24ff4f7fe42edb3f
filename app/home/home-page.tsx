import { pageMeta } from '#app/brand/page-meta.ts';
import { homeWords } from '#content/pages/home.ts';
import { hydrateOnInteraction } from '#app/ui/deferred/hydrate-on-interaction.tsx';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/home-page';
import { useEntrance } from './use-entrance.ts';
import styles from './home-contact.module.css';

const sections = () => import('./static-sections.tsx');
const first = staticSection(async () => (await sections()).FirstSections);
const reviews = hydrateOnInteraction(
  async () => (await import('./reviews-section.tsx')).ReviewsSection,
);
const statistics = staticSection(async () => (await sections()).Statistics);
const contactChannels = staticSection(async () => (await sections()).ContactChannels);
const contactForm = hydrateOnInteraction(
  async () => (await import('#app/contact/contact-form.tsx')).ContactForm,
);
const parts = [first, reviews, statistics, contactChannels, contactForm];

/** The loader supplies the head tags, so that the page's script contains no texts. */
export function loader({ url }: Route.LoaderArgs) {
  return pageMeta(url, { ...homeWords, title: homeWords.headline });
}

/** On a client-side navigation the sections are loaded before the page is shown. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [brand, content] = await Promise.all([
    import('#app/brand/page-meta.ts'),
    import('#content/pages/home.ts'),
    ...parts.map(({ preload }) => preload()),
  ]);
  return brand.pageMeta(url, { ...content.homeWords, title: content.homeWords.headline });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData;
}

/** The sections in the order of the specification. */
export default function HomePage() {
  useEntrance();
  return (
    <>
      <first.StaticSection />
      <reviews.Part />
      <statistics.StaticSection />
      <section className={`${styles.section} section`}>
        <div className={`${styles.columns} wrap`}>
          <contactChannels.StaticSection />
          <contactForm.Part />
        </div>
      </section>
    </>
  );
}

import { hydrateOnInteraction } from '#app/ui/deferred/hydrate-on-interaction.tsx';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
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

/** Nothing, but without it the server would leave the whole page to the browser's loader. */
export function loader() {
  return null;
}

/**
 * On a client-side navigation the sections are loaded before the page is shown, while the frame's loader asks for
 * their content.
 */
export async function clientLoader() {
  await Promise.all(parts.map(({ preload }) => preload()));
  return null;
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

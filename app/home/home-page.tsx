import { receiveContent } from '#app/content/content-context.ts';
import { hydrateOnInteraction } from '#app/ui/deferred/hydrate-on-interaction.tsx';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import { useShows } from './thread/use-shows.ts';
import { useEffect } from 'react';

const sections = () => import('./static-sections.tsx');
const first = staticSection(async () => (await sections()).FirstSections);
const reviews = hydrateOnInteraction(
  async () => (await import('./reviews-section.tsx')).ReviewsSection,
);
const statistics = staticSection(async () => (await sections()).Statistics);
const contactSection = () => import('./contact-section.tsx');
const contact = hydrateOnInteraction(async () => (await contactSection()).ContactSection);
const parts = [first, reviews, statistics, contact];

/** Nothing, but without it the server would leave the whole page to the browser's loader. */
export function loader() {
  return null;
}

/**
 * On a client-side navigation the sections are loaded before the page is shown, while the frame's loader asks for
 * their content.
 */
export async function clientLoader() {
  const { hiddenSections } = receiveContent().navigation;
  const shown = parts.filter((part) => part !== reviews || !hiddenSections.includes('reviews'));
  await Promise.all([
    ...shown.map(({ preload }) => preload()),
    contact.preload().then(async () => (await contactSection()).channels.preload()),
  ]);
  return null;
}

/** The sections in the order of the specification, but for those that staff have hidden. */
export default function HomePage() {
  useEntrance();
  const shows = useShows();
  return (
    <>
      <first.StaticSection />
      {shows('reviews') && <reviews.Part />}
      {shows('statistics') && <statistics.StaticSection />}
      <contact.Part />
    </>
  );
}

/** How long the routes over the globe take to draw, in milliseconds (decision 8). */
const entranceMs = 2000;

/** Ends the hero's entrance animation after that time, or at the first input. */
function useEntrance(): void {
  useEffect(() => {
    const end = () => document.querySelector('[data-entering]')?.removeAttribute('data-entering');
    const timer = setTimeout(end, entranceMs);
    const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
    for (const input of inputs) addEventListener(input, end, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, end);
    };
  }, []);
}

import { NoticeBand } from '#app/news/notice-band.tsx';
import { CountriesSection } from './countries-section.tsx';
import { Hero } from './hero.tsx';
import { OfficialsSection } from './officials-section.tsx';
import { Services } from './services.tsx';
import { useShows } from './thread/use-shows.ts';
import { WhoWeAre } from './who-we-are.tsx';

export { ContactChannels } from './contact-channels.tsx';
export { Statistics } from './statistics.tsx';

/** The sections above the reviews, in the order of the specification. */
export function FirstSections() {
  const shows = useShows();
  return (
    <>
      <Hero />
      <NoticeBand />
      {shows('who') && <WhoWeAre />}
      {shows('services') && <Services />}
      {shows('countries') && <CountriesSection />}
      {shows('officials') && <OfficialsSection />}
    </>
  );
}

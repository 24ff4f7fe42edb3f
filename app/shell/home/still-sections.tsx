import { Countries } from './countries.tsx';
import { Hero } from './hero.tsx';
import { Officials } from './officials.tsx';
import { Services } from './services.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export { ContactWays } from './contact-ways.tsx';
export { Statistics } from './statistics.tsx';

/** What stands above the reviews, in the order of the specification. */
export function FirstSections() {
  return (
    <>
      <Hero />
      <WhoWeAre />
      <Services />
      <Countries />
      <Officials />
    </>
  );
}

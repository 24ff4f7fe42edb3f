import { useTexts } from '#app/i18n/text.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { aboutWords } from '#content/pages/about.ts';
import type { Route } from './+types/about-page';
import { AboutDirectors } from './about-directors.tsx';
import styles from './about-page.module.css';
import { AboutPrinciples } from './about-principles.tsx';
import { AboutVideo } from './about-video.tsx';
import { OrganizationChart } from '../directors/organization-chart.tsx';
import { pageMeta } from '#app/brand/page-meta.ts';

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location, aboutWords);
}

/** Who the agency is, in the specification's order: headline, three cards, video, structure, people. */
export default function AboutPage() {
  const words = useTexts(aboutWords);
  return (
    <>
      <PageHead
        title={aboutWords.title}
        headline={aboutWords.headline}
        lead={words.lead}
        background="mist"
      >
        <img
          className={styles.picture}
          src="/illustrations/directors.svg"
          width="680"
          height="480"
          alt={words.picture}
          fetchPriority="high"
        />
      </PageHead>
      <AboutPrinciples />
      <AboutVideo />
      <OrganizationChart />
      <AboutDirectors />
    </>
  );
}

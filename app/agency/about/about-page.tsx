import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { AboutDirectors } from './about-directors.tsx';
import styles from './about-page.module.css';
import { AboutPrinciples } from './about-principles.tsx';
import { AboutVideo } from './about-video.tsx';
import { OrganizationChart } from '../directors/organization-chart.tsx';

/** Who the agency is, in the specification's order: headline, three cards, video, structure, people. */
export default function AboutPage() {
  const { aboutWords, headPicture } = useFacts('about');
  const words = useWords('about');
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
          src={headPicture}
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

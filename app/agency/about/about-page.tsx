import { useFacts, useWords } from '#app/content/content-context.ts';
import { PageHead } from '#app/brand/page-head.tsx';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
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
        <ContentPicture
          className={styles.picture}
          src={headPicture}
          width="680"
          height="480"
          alt={words.picture}
          loading="eager"
          fetchPriority="high"
          sizes="(max-width: 900px) min(580px, 100vw), min(580px, 44vw)"
        />
      </PageHead>
      <AboutPrinciples />
      <AboutVideo />
      <OrganizationChart />
      <AboutDirectors />
    </>
  );
}

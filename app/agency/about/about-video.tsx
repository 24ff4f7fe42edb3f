import { useFacts, useWords } from '#app/content/content-context.ts';
import { useId } from 'react';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './about-video.module.css';

/** A link to the agency's video channel. Nothing is embedded: no third party, no data used. */
export function AboutVideo() {
  const { agency } = useFacts('agency');
  const { aboutWords } = useFacts('about');
  const words = useWords('about');
  const cost = useId();
  return (
    <section className={`${styles.section} section on-deep weave`}>
      <div className={`${styles.columns} wrap`}>
        <div>
          <SectionHead label={aboutWords.video} title={words.videoTitle}>
            <p className={`${styles.lead} lead`}>{words.videoLead}</p>
          </SectionHead>
          <PlainButtonLink
            tone="accent"
            size="large"
            href={agency.videoChannel}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={cost}
          >
            <Icon name="play" />
            {words.watch}
          </PlainButtonLink>
          <p id={cost} className={styles.cost}>
            {words.watchCost}
          </p>
        </div>
        <div className={styles.screen}>
          <img
            src="/illustrations/office-room.svg"
            width="640"
            height="400"
            alt=""
            loading="lazy"
          />
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </div>
      </div>
    </section>
  );
}

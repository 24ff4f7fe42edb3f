import { useFacts, useWords } from '#app/content/content-context.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import thread from './thread/thread.module.css';
import { useThread } from './thread/use-thread.tsx';
import styles from './who-we-are.module.css';

/** Who the agency is, and how many clients it has satisfied. */
export function WhoWeAre() {
  const { clientsSatisfied } = useFacts('figures');
  const { homeWords } = useFacts('home');
  const words = useWords('home');
  const language = useLanguage();
  const { spine, start } = useThread('who');
  return (
    <section className={`${spine} section`}>
      {start}
      <div className={`${styles.columns} wrap`}>
        <div className={styles.words}>
          <SectionHead
            label={homeWords.who}
            title={words.whoTitle}
            className={`${thread.head} ${styles.head}`}
          >
            <p className={`${styles.lead} lead`}>{words.whoLead}</p>
          </SectionHead>
          <div className={styles.blurbs}>
            <Blurb icon="briefcase-business" title={words.recruitment}>
              {words.recruitmentBlurb}
            </Blurb>
            <Blurb icon="stamp" title={words.consultation}>
              {words.consultationBlurb}
            </Blurb>
          </div>
          <ButtonLink to="/about" size="large">
            {words.exploreMore}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <div className={styles.art}>
          <img
            src="/illustrations/scene-river.svg"
            width="620"
            height="640"
            alt={words.scene}
            loading="lazy"
          />
          <p className={styles.claim}>
            <strong className="num">{formatDigits(language, clientsSatisfied.figure)}</strong>
            <span>{clientsSatisfied.label[language]}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

function Blurb({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <div className={styles.blurb}>
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </div>
  );
}

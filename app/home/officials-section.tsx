import { useFacts, useWords } from '#app/content/content-context.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SampleMark } from '#app/brand/sample-mark.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './officials-section.module.css';
import thread from './thread/thread.module.css';
import { useThread } from './thread/use-thread.tsx';

/** The managing team. */
export function OfficialsSection() {
  const { officials } = useFacts('officials');
  const { homeWords } = useFacts('home');
  const words = useWords('home');
  const language = useLanguage();
  const { spine, ground, start } = useThread('officials');
  return (
    <section className={`${spine} ${ground}`}>
      {start}
      <div className="wrap">
        <div className={styles.head}>
          <SectionHead
            label={homeWords.officials}
            title={words.officialsTitle}
            className={thread.head}
          />
          <ButtonLink to="/about/directors" tone="ghost">
            {words.exploreMore}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <ul className={styles.people}>
          {officials.map(({ slug, name, title, photo, sample }) => (
            <li key={slug}>
              <ContentPicture
                src={photo}
                width="400"
                height="440"
                sizes="(min-width: 1240px) 376px, 33vw"
              />
              <h3>
                {name[language]} {sample && <SampleMark />}
              </h3>
              <p>{title[language]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { jobsTexts } from './jobs.text.ts';
import styles from './jobs-content.module.css';

/** What to think of a job in our name that is not here. */
export function OtherJob() {
  const texts = useTexts(jobsTexts);
  return (
    <section className={styles.other}>
      <h2>{texts.otherJob}</h2>
      <ul>
        {[texts.notListed, texts.noNumber].map((sentence) => (
          <li key={sentence}>
            <Icon name="ban" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <SafeLinks names={['verify', 'complaints']} />
    </section>
  );
}

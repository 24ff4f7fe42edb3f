import { useTexts } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { aboutWords } from '#content/pages/about.ts';
import styles from './about-visit.module.css';

/** The end of the page: visit or call. */
export function AboutVisit() {
  const words = useTexts(aboutWords);
  return (
    <section className={`${styles.section} section`}>
      <div className={`${styles.columns} wrap`}>
        <div>
          <h2>{words.visitTitle}</h2>
          <p className={`${styles.lead} lead`}>{words.visitLead}</p>
        </div>
        <div className={styles.ways}>
          <PhoneButtons size="large" />
          <ButtonLink to="/contact" size="large">
            <Icon name="map-pin" />
            {words.visit}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { agency } from '#content/agency.ts';
import { HomeSectionHead } from './home-section-head.tsx';
import { homeTexts } from './home.text.ts';
import styles from './home-contact.module.css';

/** Ways to reach the agency beside the contact form. */
export function HomeContact({ form }: { form: ReactNode }) {
  const words = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <section className="section">
      <div className={`${styles.columns} wrap`}>
        <div>
          <HomeSectionHead label={homeTexts.contact} title={words.contactTitle}>
            <p className={`${styles.lead} lead`}>{words.contactLead}</p>
          </HomeSectionHead>
          <ul className={styles.ways}>
            <Way icon="phone" name={words.call}>
              {agency.phones.map(({ shown, dialled }) => (
                <a key={dialled} className="num" href={`tel:${dialled}`}>
                  {shown}
                </a>
              ))}
            </Way>
            <Way icon="mail" name={words.email}>
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </Way>
            <Way icon="map-pin" name={words.office}>
              <span>{agency.address[language]}</span>
            </Way>
          </ul>
          <p className={styles.safe}>
            <b>{words.noBroker}</b> {words.officeOnly}
            {language === 'en' && (
              <span lang="bn">
                {homeTexts.noBroker.bn} {homeTexts.officeOnly.bn}
              </span>
            )}
          </p>
        </div>
        {form}
      </div>
    </section>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
      <div>
        <small>{name}</small>
        {children}
      </div>
    </li>
  );
}

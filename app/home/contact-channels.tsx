import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import { brokerWarning } from '#content/broker-warning.ts';
import { homeWords } from '#content/pages/home.ts';
import { HomeSectionHead } from './home-section-head.tsx';
import { homeLabels } from './home.text.ts';
import styles from './contact-channels.module.css';

/** The ways to reach the agency that stand beside the contact form. */
export function ContactChannels() {
  const words = useTexts(homeWords);
  const warning = useTexts(brokerWarning);
  const labels = useTexts(homeLabels);
  const language = useLanguage();
  return (
    <div>
      <HomeSectionHead label={homeWords.contact} title={words.contactTitle}>
        <p className={`${styles.lead} lead`}>{words.contactLead}</p>
      </HomeSectionHead>
      <ul className={styles.ways}>
        <Way icon="phone" name={labels.call}>
          {agency.phones.map(({ shown, dialled }) => (
            <a key={dialled} className="num" href={`tel:${dialled}`}>
              {shown}
            </a>
          ))}
        </Way>
        <Way icon="mail" name={labels.email}>
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </Way>
        <Way icon="map-pin" name={labels.office}>
          <span>{agency.address[language]}</span>
        </Way>
      </ul>
      <p className={styles.safe}>
        <b>{warning.never}</b> {warning.payHere}
        {language === 'en' && (
          <span lang="bn">
            {brokerWarning.never.bn} {brokerWarning.payHere.bn}
          </span>
        )}
      </p>
    </div>
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

import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon, type IconName } from '#app/ui/icon/icon.tsx';
import { BrokerWarning } from '#app/brand/broker-warning.tsx';
import { PhoneLinks } from '#app/brand/phone-links.tsx';
import { agency } from '#content/agency.ts';
import { homeWords } from '#content/pages/home.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import { homeLabels } from './home.text.ts';
import styles from './contact-channels.module.css';

/** The ways to reach the agency, shown beside the contact form. */
export function ContactChannels() {
  const words = useTexts(homeWords);
  const labels = useTexts(homeLabels);
  const language = useLanguage();
  return (
    <div>
      <SectionHead label={homeWords.contact} title={words.contactTitle}>
        <p className={`${styles.lead} lead`}>{words.contactLead}</p>
      </SectionHead>
      <ul className={styles.ways}>
        <Way icon="phone" name={labels.call}>
          <PhoneLinks className="num" />
        </Way>
        <Way icon="mail" name={labels.email}>
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </Way>
        <Way icon="map-pin" name={labels.office}>
          <span>{agency.address[language]}</span>
        </Way>
      </ul>
      <BrokerWarning className={styles.warning} />
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

import type { ComponentProps } from 'react';
import { useFacts } from '#app/content/content-context.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import type { MapProvider } from '#app/config/map-provider.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BrokerWarning } from '#app/brand/broker-warning.tsx';
import { PhoneLinks } from '#app/brand/phone-links.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-sections.module.css';
import { OfficeMap } from './office-map/office-map.tsx';

/** The office, the form and the map: what the contact and the air ticket page have in common. */
export function ContactSections({
  provider,
  ...form
}: { provider: MapProvider } & ComponentProps<typeof ContactForm>) {
  return (
    <>
      <section className="section">
        {/* Who comes with a form half filled in finds it first. */}
        <div className={`${styles.columns} ${form.begun ? styles.begun : ''} wrap`}>
          {!form.begun && <Office />}
          <ContactForm {...form} />
          {form.begun && <Office />}
        </div>
      </section>
      <section className={`${styles.map} wrap`}>
        <OfficeMap provider={provider} />
      </section>
    </>
  );
}

/** How to reach the office. The phone numbers come first: most people call. */
function Office() {
  const { agency } = useFacts('agency');
  const texts = useTexts(officeTexts);
  const language = useLanguage();
  return (
    <div>
      <h2>{texts.office}</h2>
      <ul className={styles.reach}>
        <li>
          <Icon name="phone" />
          <div>
            <small>{texts.call}</small>
            <PhoneLinks className={`${styles.phone} num`} lang="en" />
          </div>
        </li>
        <li>
          <Icon name="mail" />
          <div>
            <small>{texts.email}</small>
            <a lang="en" href={`mailto:${agency.email}`}>
              {agency.email}
            </a>
          </div>
        </li>
        <li>
          <Icon name="map-pin" />
          <div>
            <small>{texts.address}</small>
            <span>{agency.address[language]}</span>
          </div>
        </li>
        <li>
          <Icon name="clock" />
          <div>
            <small>{texts.hours}</small>
            <span>{agency.hours[language]}</span>
          </div>
        </li>
      </ul>
      <BrokerWarning />
    </div>
  );
}

const officeTexts = defineTexts({
  office: { en: 'Our Dhaka office', bn: 'আমাদের ঢাকা অফিস' },
  call: { en: 'Call or message', bn: 'ফোন বা মেসেজ করুন' },
  email: { en: 'Email', bn: 'ইমেইল' },
  address: { en: 'Office', bn: 'অফিস' },
  hours: { en: 'Office hours', bn: 'অফিসের সময়' },
});

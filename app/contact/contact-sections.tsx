import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { MapProvider } from '#app/config/map-provider.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import { brokerWarning } from '#content/broker-warning.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactReply } from './contact-reply.ts';
import styles from './contact-sections.module.css';
import { contactTexts } from './contact.text.ts';
import { OfficeMap } from './office-map/office-map.tsx';

/** The office, the form and the map: what the contact and the air ticket page have in common. */
export function ContactSections({
  provider,
  reply,
}: {
  provider: MapProvider;
  reply?: ContactReply;
}) {
  return (
    <>
      <section className="section">
        <div className={`${styles.columns} wrap`}>
          <Office />
          <ContactForm reply={reply} />
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
  const texts = useTexts(contactTexts);
  const warning = useTexts(brokerWarning);
  const language = useLanguage();
  return (
    <div>
      <h2>{texts.office}</h2>
      <ul className={styles.reach}>
        <li>
          <Icon name="phone" />
          <div>
            <small>{texts.call}</small>
            {agency.phones.map(({ dialled, shown }) => (
              <a key={dialled} className={`${styles.phone} num`} lang="en" href={`tel:${dialled}`}>
                {shown}
              </a>
            ))}
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
      <p className={styles.safe}>
        <strong>{warning.never}</strong> {warning.payHere}
        {language === 'en' && (
          <span lang="bn">
            {brokerWarning.never.bn} {brokerWarning.payHere.bn}
          </span>
        )}
      </p>
    </div>
  );
}

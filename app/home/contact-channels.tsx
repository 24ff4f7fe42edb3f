import { useFacts, useWords } from '#app/content/content-context.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { useTexts } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BrokerWarning } from '#app/brand/broker-warning.tsx';
import { usePhones } from '#app/brand/phones.ts';
import { SectionHead } from '#app/brand/section-head.tsx';
import { homeLabels } from './home.text.ts';
import styles from './contact-channels.module.css';
import thread from './thread/thread.module.css';

/** The ways to reach the agency and to apply, shown beside the contact form; and where the thread ends. */
export function ContactChannels() {
  const { agency } = useFacts('agency');
  const { homeWords } = useFacts('home');
  const words = useWords('home');
  const labels = useTexts(homeLabels);
  const chat = buildWhatsAppUrl(agency.chatNumber, '', usePublicSettings().linkHost);
  return (
    <div>
      <SectionHead label={homeWords.contact} title={words.contactTitle} className={thread.head}>
        <p className={`${styles.lead} lead`}>{words.contactLead}</p>
      </SectionHead>
      <ul className={styles.ways}>
        {usePhones().map(({ number, href }) => (
          <li key={href}>
            <a className="num" href={href}>
              <Icon name="phone" />
              {number}
            </a>
          </li>
        ))}
        {chat && (
          <li>
            <a href={chat} target="_blank" rel="noopener noreferrer">
              <Icon name="message-circle" className={styles.chat} />
              {labels.whatsApp}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${agency.email}`}>
            <Icon name="mail" />
            {labels.email}
          </a>
        </li>
      </ul>
      <ButtonLink to="/application" size="large">
        {words.apply}
        <Icon name="arrow-right" />
      </ButtonLink>
      <BrokerWarning className={styles.warning} />
      {/* The first stitch of the visitor's own road. */}
      <img
        className={styles.lotus}
        src="/illustrations/lotus.svg"
        width="36"
        height="36"
        alt=""
        loading="lazy"
      />
    </div>
  );
}

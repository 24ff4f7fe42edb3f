import { useFacts, useWords } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { SectionHead } from '#app/brand/section-head.tsx';
import styles from './recruitment-employers.module.css';

/** The anchor of the section, for the link in the head of the page. */
export const employersId = 'employers';

/** For employers: what they want to know first, and ways to write or call with what we need to know. */
export function RecruitmentEmployers() {
  const { agency } = useFacts('agency');
  const { employerFacts, employerMessage, recruitmentWords } = useFacts('recruitment');
  const words = useWords('recruitment');
  const language = useLanguage();
  const { linkHost } = usePublicSettings();
  const { subject, lines } = firstMessage(employerMessage);
  const chat = buildWhatsAppUrl(agency.chatNumber, [subject, ...lines].join('\n'), linkHost);
  // Mail programs expect this line break in a link.
  const mail = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n\r\n'))}`;
  return (
    <section id={employersId} className={`${styles.section} section weave`} tabIndex={-1}>
      <div className="wrap">
        <SectionHead label={recruitmentWords.employers} title={words.employersTitle}>
          <p className={`${styles.lead} lead`}>{words.employersLead}</p>
        </SectionHead>
        <ul className={styles.facts}>
          {employerFacts.map(({ _key, icon, name, text }) => (
            <li key={_key}>
              <Icon name={icon} />
              <h3>{name[language]}</h3>
              <p>{text[language]}</p>
            </li>
          ))}
        </ul>
        <div className={styles.first}>
          <div>
            <h3>{words.firstMessage}</h3>
            <ul>
              {employerMessage.questions.map((question, index) => (
                <li key={index}>{question[language]}</li>
              ))}
            </ul>
          </div>
          <div className={styles.ways}>
            <PlainButtonLink href={mail} size="large">
              <Icon name="mail" />
              {words.writeMail}
            </PlainButtonLink>
            {chat && (
              <PlainButtonLink href={chat} tone="chat" size="large" target="_blank" rel="noopener">
                <Icon name="message-circle" />
                {words.chat}
              </PlainButtonLink>
            )}
            <PhoneButtons size="large" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** In English on both pages: employers read it abroad. */
function firstMessage({ subject, questions }: Documents['recruitment']['employerMessage']) {
  return { subject: subject.en, lines: questions.map(({ en }) => `${en}: `) };
}

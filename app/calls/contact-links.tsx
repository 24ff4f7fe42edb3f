import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './contact-links.module.css';
import { callTexts } from './calls.text.ts';

/** Whom to call or write to. */
export type Contact = {
  name: string;
  /** E.164; without a number that can be called there are no links. */
  phone: string | null;
  greeting: Greeting;
};

/** The prepared text, in the language of the form that the person has filled in. */
export type Greeting = (agency: Documents['agency']['agency']) => string;

/** Buttons to call somebody and to write to them on WhatsApp. `isLoud` makes the call the one loud action of a view. */
export function ContactLinks({
  isLoud = false,
  number,
  ...contact
}: Contact & {
  isLoud?: boolean;
  /** As it was typed, in place of the word; the other button then has its drawing alone. */
  number?: string;
}) {
  const texts = useTexts(callTexts);
  const links = useLinks(contact);
  if (!links) return null;
  return (
    <>
      <PlainButtonLink
        tone={isLoud ? 'accent' : 'primary'}
        {...links.call}
        // What is seen is a part of the name (WCAG 2.5.3).
        aria-label={[number, links.call['aria-label']].filter(Boolean).join(', ')}
      >
        <Icon name="phone" />
        {number ?? texts.call}
      </PlainButtonLink>
      {links.chat && (
        <PlainButtonLink tone="chat" {...links.chat}>
          <Icon name="message-circle" />
          {number === undefined && texts.chat}
        </PlainButtonLink>
      )}
    </>
  );
}

/** The same as two round buttons, for a row of a list. */
export function RoundContactLinks(contact: Contact) {
  const links = useLinks(contact);
  if (!links) return null;
  return (
    <>
      <a className={styles.round} {...links.call}>
        <Icon name="phone" />
      </a>
      {links.chat && (
        <a className={`${styles.round} ${styles.chat}`} {...links.chat}>
          <Icon name="message-circle" />
        </a>
      )}
    </>
  );
}

/** The attributes of both links; null without a number. */
function useLinks({ name, phone, greeting }: Contact) {
  const texts = useTexts(callTexts);
  const { agency } = useFacts('agency');
  const { linkHost: host } = usePublicSettings();
  if (!phone) return null;
  const chat = buildWhatsAppUrl(phone, greeting(agency), host);
  return {
    call: {
      href: `tel:${phone}`,
      'aria-label': fill(texts.callNamed, { name }),
      'data-shortcut': 'call',
    },
    chat: chat && {
      href: chat,
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': fill(texts.chatNamed, { name }),
    },
  };
}

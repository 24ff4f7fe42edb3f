import { useFacts } from '#app/content/content-context.ts';
import { dialled } from '#app/content/dialled.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePhones } from '#app/brand/phones.ts';
import styles from './recruitment-employers.module.css';

/** Our e-mail address and the number of our chat as they are written: at a desk no link may open either. */
export function WrittenWays() {
  const { agency } = useFacts('agency');
  const texts = useTexts(wayTexts);
  const { linkHost } = usePublicSettings();
  const calls = `tel:${dialled(agency.chatNumber)}`;
  const phone = usePhones().find(({ href }) => href === calls);
  const chat = buildWhatsAppUrl(agency.chatNumber, '', linkHost);
  return (
    <ul className={styles.written}>
      <li>
        <Icon name="mail" />
        <span>
          <small>{texts.write}</small>
          <b lang="en" data-copied>
            {agency.email}
          </b>
          <small role="status" />
        </span>
        <Button tone="ghost" size="small" hidden data-copy={agency.email} data-done={texts.copied}>
          <Icon name="copy" />
          {texts.copy}
        </Button>
      </li>
      {chat && (
        <li>
          <Icon name="message-circle" />
          <span>
            <small>{texts.chat}</small>
            <b className="num" lang="en">
              {phone?.number ?? agency.chatNumber}
            </b>
          </span>
          <PlainButtonLink tone="ghost" size="small" href={chat} target="_blank" rel="noopener">
            {texts.open}
            <span className="visually-hidden">: {texts.chat}</span>
          </PlainButtonLink>
        </li>
      )}
    </ul>
  );
}

const wayTexts = defineTexts({
  write: { en: 'Write to us', bn: 'আমাদের লিখুন' },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  chat: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  open: { en: 'Open', bn: 'খুলুন' },
});

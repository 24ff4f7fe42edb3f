import type { Application } from '../application.ts';
import { displayName } from '#app/normalise/name-display.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { PlainButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import { callTexts } from './call.text.ts';

/** Links to call an applicant and to write to them. The prepared text is in the language of their form. */
export function ApplicantLinks({ application }: { application: Application }) {
  const texts = useTexts(callTexts);
  const { linkHost: host } = usePublicSettings();
  const { name, phoneE164, receiptNumber } = application;
  if (!phoneE164) return null;
  const formLanguage = application.language === 'en' ? 'en' : 'bn';
  const text = fill(callTexts.greeting[formLanguage], {
    name: displayName(name),
    agency: agency.name[formLanguage],
    receipt: receiptNumber,
  });
  const chat = buildWhatsAppUrl(phoneE164, text, host);
  return (
    <>
      <PlainButtonLink
        href={`tel:${phoneE164}`}
        aria-label={fill(texts.callNamed, { name })}
        data-shortcut="call"
      >
        <Icon name="phone" />
        {texts.call}
      </PlainButtonLink>
      {chat && (
        <PlainButtonLink
          tone="ghost"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(texts.chatNamed, { name })}
        >
          <Icon name="message-circle" />
          {texts.chat}
        </PlainButtonLink>
      )}
    </>
  );
}

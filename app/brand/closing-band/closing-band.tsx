import { useLocation } from 'react-router';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { type Bilingual, pathWithoutLanguage } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import { closingSentences } from '#content/closing-sentences.ts';
import { mainPhone } from '../phones.ts';
import styles from './closing-band.module.css';

const sentences: Record<string, Record<'title' | 'lead', Bilingual> | undefined> = closingSentences;

/** The foot of a page: its closing sentence with the ways on. Nothing on a page that has no sentence. */
export function ClosingBand() {
  const { pathname } = useLocation();
  const { linkHost } = usePublicSettings();
  const language = useLanguage();
  const words = useTexts(texts);
  const sentence = sentences[pathWithoutLanguage(pathname)];
  if (!sentence) return null;
  const chat = buildWhatsAppUrl(agency.chatNumber, '', linkHost);
  return (
    <section className={styles.band} aria-label={words.ways}>
      <div className="wrap">
        <img src="/illustrations/lotus.svg" width="52" height="52" alt="" loading="lazy" />
        <div>
          <h2>{sentence.title[language]}</h2>
          <p>{sentence.lead[language]}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to="/application" tone="accent" size="large">
            {words.apply}
            <Icon name="arrow-right" />
          </ButtonLink>
          <PlainButtonLink href={mainPhone.href} size="large">
            <Icon name="phone" />
            <span className="visually-hidden">{words.call}</span>
            <span className="num" lang="en">
              {mainPhone.number}
            </span>
          </PlainButtonLink>
          {chat && (
            <PlainButtonLink href={chat} tone="chat" size="large" target="_blank" rel="noopener">
              <Icon name="message-circle" />
              {words.chat}
            </PlainButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

const texts = defineTexts({
  ways: { en: 'How to go on', bn: 'এরপর কী করবেন' },
  apply: { en: 'Apply', bn: 'আবেদন করুন' },
  call: { en: 'Call', bn: 'কল করুন' },
  chat: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
});

import { useLocation } from 'react-router';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { hasKey } from '#app/config/typed-record.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { pathWithoutLanguage } from '#app/i18n/language.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePhones } from '../phones.ts';
import { SafeLinks } from '../safe-links/safe-links.tsx';
import styles from './closing-band.module.css';

type Sentences = Documents['closing-sentences']['closingSentences'];
type Sentence = Sentences[keyof Sentences];

/** The foot of a page: its closing sentence with the ways on. Nothing on a page that has no sentence. */
export function ClosingBand() {
  const { pathname } = useLocation();
  const { linkHost } = usePublicSettings();
  const language = useLanguage();
  const words = useTexts(texts);
  const { agency } = useFacts('agency');
  const { closingSentences } = useFacts('closing-sentences');
  const [mainPhone] = usePhones();
  const path = pathWithoutLanguage(pathname);
  const sentence = sentenceOf(closingSentences, path);
  if (!sentence) return null;
  const chat = buildWhatsAppUrl(agency.chatNumber, '', linkHost);
  return (
    <section className={styles.band} aria-label={words.ways} data-pictures-when-near="80%">
      <div className="wrap">
        <img src="/illustrations/lotus.svg" width="52" height="52" alt="" loading="lazy" />
        <div>
          <h2>{sentence.title[language]}</h2>
          <p>{sentence.lead[language]}</p>
          <SafeLinks names={['verify', path === '/costs' ? 'complaints' : 'costs']} />
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

/** A sentence is named by the last part of its page's address; the pages of all countries have that of their list. */
function sentenceOf(sentences: Record<string, Sentence>, path: string) {
  const page = path.startsWith('/countries/') ? 'countries' : path.slice(path.lastIndexOf('/') + 1);
  return hasKey(sentences, page) ? sentences[page] : undefined;
}

const texts = defineTexts({
  ways: { en: 'How to go on', bn: 'এরপর কী করবেন' },
  apply: { en: 'Apply', bn: 'আবেদন করুন' },
  call: { en: 'Call', bn: 'কল করুন' },
  chat: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
});

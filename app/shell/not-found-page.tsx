import { data, useNavigate } from 'react-router';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { unlistedPage, unlistedPageMeta } from '#app/brand/unlisted-page.ts';
import type { Route } from './+types/not-found-page';
import styles from './not-found-page.module.css';
import { notFoundHead } from './not-found.text.ts';

export function meta(place: Route.MetaArgs) {
  return unlistedPageMeta(place, notFoundHead.title);
}

export const handle = unlistedPage;

export function loader() {
  return data(null, { status: 404 });
}

/** A form was posted to an unknown address. */
export function action() {
  return data(null, { status: 404 });
}

/** The page for every unknown address: a message and ways back. */
export default function NotFoundPage() {
  const words = useTexts(texts);
  return (
    <section className={`${styles.lost} wrap`}>
      <div>
        <img src="/illustrations/scene-drift.svg" width="760" height="350" alt={words.picture} />
        <h1 tabIndex={-1}>{words.title}</h1>
        <SecondaryLanguage as="p" className={styles.secondary} text={texts.title} />
        <p className="lead">{words.advice}</p>
        <div className={styles.ways}>
          <GoBack>{words.back}</GoBack>
          <ButtonLink to="/" tone="ghost" size="large">
            {words.home}
          </ButtonLink>
          <PhoneButtons size="large" isPlain />
        </div>
        <p className="hint">{words.code}</p>
      </div>
    </section>
  );
}

/** Shown only where scripts run and there is a page to go back to. */
function GoBack({ children }: { children: string }) {
  const navigate = useNavigate();
  if (!useHydrated() || history.length < 2) return null;
  return (
    <Button size="large" onClick={() => void navigate(-1)}>
      <Icon name="arrow-left" />
      {children}
    </Button>
  );
}

const texts = defineTexts({
  title: notFoundHead.title,
  /** For whoever tells the office about it. */
  code: { en: 'Error 404', bn: 'ত্রুটি ৪০৪' },
  picture: { en: 'An empty sampan drifting on a river', bn: 'নদীতে ভেসে চলা একটি খালি সাম্পান' },
  advice: notFoundHead.description,
  back: { en: 'Go back', bn: 'ফিরে যান' },
  home: { en: 'Home', bn: 'মূল পাতা' },
});

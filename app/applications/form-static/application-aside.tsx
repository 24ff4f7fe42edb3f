import { useLoaderData } from 'react-router';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { defineTexts, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePhones } from '#app/brand/phones.ts';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import styles from './application-aside.module.css';

/** Beside the form: what we never ask for, and what happens after sending. */
export function ApplicationAside() {
  const [mainPhone] = usePhones();
  const texts = useTexts(adviceTexts);
  return (
    <aside className={styles.aside}>
      <div className={`${styles.note} ${styles.warm}`}>
        <h2>{texts.protectYourself}</h2>
        <ul>
          <li>
            <Icon name="ban" />
            <span className={styles.pair}>
              <WithSecondaryLanguage text={adviceTexts.neverByPhone} />
            </span>
          </li>
          <li>
            <Icon name="ban" />
            <span>{texts.neverKeepPassport}</span>
          </li>
          <li>
            <Icon name="ban" />
            <span>{texts.noGuarantee}</span>
          </li>
        </ul>
        <SafeLinks names={['verify', 'costs', 'status']} />
      </div>
      <div className={styles.note}>
        <h2>{texts.next}</h2>
        <NextSteps />
        <PlainButtonLink tone="ghost" href={mainPhone.href}>
          <Icon name="phone" />
          <span className="num" lang="en">
            {mainPhone.number}
          </span>
        </PlainButtonLink>
      </div>
    </aside>
  );
}

/** What follows an application, in three steps. */
function NextSteps() {
  const texts = useTexts(adviceTexts);
  const { whenWeCall } = useLoaderData<{ whenWeCall: string | null }>();
  return (
    <ol className={styles.steps}>
      <li>
        <Icon name="phone" />
        <span>
          {texts.nextCall} {whenWeCall}
        </span>
      </li>
      <li>
        <Icon name="map-pin" />
        <span>{texts.nextVisit}</span>
      </li>
      <li>
        <Icon name="clipboard-check" />
        <span>{texts.nextTest}</span>
      </li>
    </ol>
  );
}

/** What stands beside the form. */
const adviceTexts = defineTexts({
  protectYourself: { en: 'Protect yourself', bn: 'নিজেকে নিরাপদ রাখুন' },
  neverByPhone: {
    en: 'We never ask for money on the phone.',
    bn: 'আমরা কখনো ফোনে টাকা চাই না।',
  },
  neverKeepPassport: {
    en: 'We never keep your original passport without a receipt.',
    bn: 'রসিদ ছাড়া আমরা কখনো আপনার আসল পাসপোর্ট রাখি না।',
  },
  noGuarantee: {
    en: 'No one can guarantee a European visa.',
    bn: 'ইউরোপের ভিসার নিশ্চয়তা কেউ দিতে পারে না।',
  },
  next: { en: 'What happens next', bn: 'এরপর কী হবে' },
  nextCall: {
    en: 'An officer calls you to check the details.',
    bn: 'একজন কর্মকর্তা ফোন করে তথ্য মিলিয়ে নেবেন।',
  },
  nextVisit: {
    en: 'You visit the Dhaka office with your papers.',
    bn: 'আপনি কাগজপত্র নিয়ে ঢাকার অফিসে আসবেন।',
  },
  nextTest: {
    en: 'We test your skill and plan the interview.',
    bn: 'আমরা আপনার কাজের দক্ষতা দেখব ও সাক্ষাৎকার ঠিক করব।',
  },
});

import { useLoaderData } from 'react-router';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePhones } from '#app/brand/phones.ts';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { adviceTexts } from './advice.text.ts';
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

import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { countryTexts } from './country.text.ts';
import { knownOf } from './known-of.ts';
import styles from './not-known-yet.module.css';

/** What nobody has entered of a country, in one place, and whom to call until then. */
export function NotKnownYet({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const known = knownOf(useFacts(`guide.${code}`));
  const missing = [
    !known.route && texts.route,
    !known.steps && texts.steps,
    !known.missions && texts.missions,
    !known.rights && texts.rights,
  ].filter(Boolean);
  if (missing.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>
        <Icon name="hourglass" />
        {texts.notYet}
      </h2>
      <p>
        <b>{missing.join(' · ')}</b>
      </p>
      <p className="hint">{texts.callUs}</p>
      <div className={styles.phones}>
        <PhoneButtons />
      </div>
    </section>
  );
}

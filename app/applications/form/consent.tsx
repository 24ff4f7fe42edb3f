import { consentVersion } from '../fields.ts';
import { applicationTexts } from '../application.text.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { TickField } from '#app/ui/field/field.tsx';
import styles from './disclosure.module.css';
import { BothLines } from './field-groups.tsx';
import { formTexts } from './form.text.ts';

/**
 * The sentence to agree to; the box sends its version. What it means in detail opens below. Both name
 * the months after which an application is really erased. `ticked` is the version sent before.
 */
export function Consent({ error, ticked }: { error: React.ReactNode; ticked?: string }) {
  const { retentionMonths } = usePublicSettings();
  const version = consentVersion(retentionMonths);
  const language = useLanguage();
  const withMonths = ({ en, bn }: Bilingual): Bilingual => ({
    en: fill(en, { months: formatNumber('en', retentionMonths) }),
    bn: fill(bn, { months: formatNumber('bn', retentionMonths) }),
  });
  return (
    <div>
      <TickField
        name="consent"
        value={version}
        required
        defaultChecked={ticked === version}
        error={error}
        label={<BothLines text={withMonths(applicationTexts.consent)} />}
      />
      <details className={styles.more}>
        <summary>
          <WithSecondaryLanguage text={formTexts.consentMore} />
        </summary>
        <p>{withMonths(applicationTexts.consentDetails)[language]}</p>
      </details>
    </div>
  );
}

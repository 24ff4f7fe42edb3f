import { consentVersion } from '#app/applications/application-fields.ts';
import { applicationTexts } from '#app/applications/application.text.ts';
import { WithCompanion } from '#app/i18n/companion.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { TickField } from '#app/ui/field.tsx';
import { BothLines } from './both-lines.tsx';
import styles from './disclosure.module.css';
import { formTexts } from './form.text.ts';

/** The sentence to agree to; the box sends its version. What it means in detail opens below. */
export function Consent({ error, isTicked }: { error: React.ReactNode; isTicked: boolean }) {
  const texts = useTexts(applicationTexts);
  return (
    <div>
      <TickField
        name="consent"
        value={consentVersion}
        required
        defaultChecked={isTicked}
        error={error}
        label={<BothLines text={applicationTexts.consent} />}
      />
      <details className={styles.more}>
        <summary>
          <WithCompanion text={formTexts.consentMore} />
        </summary>
        <p>{texts.consentDetails}</p>
      </details>
    </div>
  );
}

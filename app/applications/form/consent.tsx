import { applicationTexts } from '../application.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { useFacts } from '#app/content/content-context.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { TickField } from '#app/ui/field/field.tsx';
import type { AskedConsent } from './reply.ts';
import { BothLines } from './field-groups.tsx';
import { consentDetails } from './static-parts.ts';

/**
 * The sentence to agree to, with the months after which an application is really erased; the box sends its version.
 * `ticked` is the version sent before.
 */
export function Consent({
  consent: { version, months },
  error,
  ticked,
}: {
  consent: AskedConsent;
  error: React.ReactNode;
  ticked?: string;
}) {
  const { name } = useFacts('agency').agency;
  const { en, bn } = applicationTexts.consent;
  const label = {
    en: fill(en, { agency: name.en, months: formatNumber('en', months) }),
    bn: fill(bn, { agency: name.bn, months: formatNumber('bn', months) }),
  };
  return (
    <div>
      <TickField
        // Another sentence is another box: nobody has ticked that yet.
        key={version}
        name="consent"
        value={version}
        required
        defaultChecked={ticked === version}
        error={error}
        label={<BothLines text={label} />}
      />
      <consentDetails.StaticSection />
    </div>
  );
}

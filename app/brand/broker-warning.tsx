import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { useFacts } from '#app/content/content-context.ts';
import { SafeLinks } from './safe-links/safe-links.tsx';
import styles from './broker-warning.module.css';

/** The warning never to pay a broker, shown wherever somebody might be about to pay. */
export function BrokerWarning({ className = '' }: { className?: string }) {
  const { brokerWarning } = useFacts('broker-warning');
  const { never, payHere } = useTexts(brokerWarning);
  const bn = `${brokerWarning.never.bn} ${brokerWarning.payHere.bn}`;
  return (
    <div className={`${styles.warning} ${className}`}>
      <p>
        <strong>{never}</strong> {payHere}
        <SecondaryLanguage text={{ bn }} />
      </p>
      <SafeLinks names={['verify', 'costs']} />
    </div>
  );
}

import { useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { lacksEncryption } from '#app/mail/mail-encryption.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import styles from './status-page.module.css';
import { testMailTexts } from './test-mail.text.ts';

/** The actions of the status page. */
export const statusActs = { sendTestMail: () => callApi('POST /api/status/test-mail') };

/** The button that sends a test mail to the office, and the result. */
export function TestMail() {
  const texts = useTexts(testMailTexts);
  const { isBusy, result, failure, send } = useAction(statusActs, 'sendTestMail');
  const sentences = {
    accepted: texts.testAccepted,
    refused:
      result?.ok && lacksEncryption(result.data.code) ? texts.testNotEncrypted : texts.testRefused,
    unknown: texts.testUnknown,
  };
  return (
    <div className={styles.test}>
      <Button tone="ghost" size="small" busy={isBusy} onClick={() => void send()}>
        {isBusy ? texts.sending : texts.sendTest}
      </Button>
      {result?.ok && (
        <Alert
          tone={result.data.status === 'accepted' ? 'success' : 'danger'}
          sentence={sentences[result.data.status]}
        />
      )}
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}

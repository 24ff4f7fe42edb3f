import { useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { type ApiResult, callApi } from '#app/http/api-client.ts';
import { lacksEncryption } from '#app/platform/mail-encryption.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import type { MailTest } from './site-status.ts';
import styles from './status-page.module.css';
import { statusTexts } from './status.text.ts';

/** The button that sends a mail to the office, and what became of it. */
export function TestMail({ onTested }: { onTested: () => void }) {
  const texts = useTexts(statusTexts);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ApiResult<MailTest> | null>(null);

  async function send() {
    setBusy(true);
    setResult(null);
    const answer = await callApi('POST /api/status/test-mail');
    setBusy(false);
    setResult(answer);
    if (answer.ok) onTested();
  }

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
      {result && !result.ok && <FailureAlert failure={result} />}
    </div>
  );
}

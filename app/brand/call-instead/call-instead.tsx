import { waitingTime } from '#app/forms/waiting-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { PhoneItems } from '../phone-links.tsx';

/** Why a form came to nothing, and whom to call. `{wait}` in the sentence is how long to wait. */
export function CallInstead({
  sentence,
  reply: { retryAfterSeconds = 0 },
}: {
  sentence: string;
  reply: { status: string; retryAfterSeconds?: number };
}) {
  const wait = waitingTime(retryAfterSeconds, useLanguage());
  return (
    <Alert tone="danger" sentence={fill(sentence, { wait })}>
      <ul>
        <PhoneItems />
      </ul>
    </Alert>
  );
}

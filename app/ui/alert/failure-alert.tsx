import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, isSignedOut } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { Alert } from './alert.tsx';
import { Button } from '../button/button.tsx';

/**
 * Says to staff why a call to the API failed. A session that has ended is renewed in another tab, so
 * that nothing of this page is lost.
 */
export function FailureAlert({
  failure,
  sentence,
  onRetry,
  takesFocus,
}: {
  failure: ApiFailure;
  /** What this page knows better than the common sentences. */
  sentence?: string | undefined;
  onRetry?: () => void;
  takesFocus?: boolean;
}) {
  const texts = useTexts(staffTexts);
  const language = useLanguage();
  const isOver = isSignedOut(failure);
  return (
    <Alert
      tone="danger"
      sentence={(!isOver && sentence) || problemSentence(failure)[language]}
      takesFocus={takesFocus ?? false}
    >
      {isOver && (
        <p>
          <a href="/admin" target="_blank" rel="noreferrer">
            {texts.signInAgain}
          </a>
        </p>
      )}
      {onRetry && (
        <Button tone="ghost" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Alert>
  );
}

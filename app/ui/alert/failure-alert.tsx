import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, isSignedOut } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { Alert } from './alert.tsx';
import { Button } from '../button/button.tsx';

/**
 * Tells staff why a call to the API failed. Who has been signed out signs in again in another tab, so that
 * nothing on this page is lost.
 */
export function FailureAlert({
  failure,
  sentence,
  onRetry,
  takesFocus,
}: {
  failure: ApiFailure;
  /** What the page can say better than the common sentence; not shown to whoever is signed out. */
  sentence?: string | undefined;
  /** Offers another try. */
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

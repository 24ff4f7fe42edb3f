import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, isSignedOut } from '#app/platform/api-client.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

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
  const isOver = isSignedOut(failure);
  return (
    <Alert
      tone="danger"
      sentence={isOver ? texts.signedOut : (sentence ?? texts[failureText(failure)])}
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

/** The name of the common sentence for a failure that the page has none of its own for. */
export function failureText(
  failure: ApiFailure,
): 'unreachable' | 'tooMany' | 'busy' | 'outsideFault' | 'serverFault' {
  if (failure.code === 'unreachable') return 'unreachable';
  if (failure.code === 'outside_service_failed') return 'outsideFault';
  if (failure.code === 'busy') return 'busy';
  return failure.status === 429 ? 'tooMany' : 'serverFault';
}

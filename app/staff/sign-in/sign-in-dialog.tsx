import { useEffect, useState } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { renewSessionsBy } from '#app/auth/session-renewal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from '../staff.text.ts';

/**
 * Opens over the page when an API call finds that the session has ended. The page keeps its state, and the
 * call continues after the sign-in (decision 48).
 */
export function SignInDialog({ email, signInBy }: { email?: string; signInBy: string | null }) {
  const [settle, setSettle] = useState<((isRenewed: boolean) => void) | null>(null);
  useEffect(
    () => renewSessionsBy(() => new Promise<boolean>((resolve) => setSettle(() => resolve))),
    [],
  );
  if (!settle) return null;
  return (
    <OpenDialog
      {...(email && { email })}
      signInBy={signInBy}
      onEnd={(isRenewed) => {
        setSettle(null);
        settle(isRenewed);
      }}
    />
  );
}

function OpenDialog({
  email,
  signInBy,
  onEnd,
}: {
  email?: string;
  signInBy: string | null;
  onEnd: (isRenewed: boolean) => void;
}) {
  const texts = useTexts(signInTexts);
  const common = useTexts(staffTexts);
  return (
    <ModalDialog title={texts.signInAgain} onCancel={() => onEnd(false)}>
      <p>{texts.signInAgainAdvice}</p>
      <SignInForm
        {...(email && { email })}
        signInBy={signInBy}
        isOverPage
        onDone={() => onEnd(true)}
      />
      <Button tone="ghost" onClick={() => onEnd(false)}>
        {common.cancel}
      </Button>
    </ModalDialog>
  );
}

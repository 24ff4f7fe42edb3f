import { useEffect, useState } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type RenewalReason, renewSessionsBy } from '#app/auth/session-renewal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from '../staff.text.ts';

/**
 * Opens over the page when an API call finds that the session has ended (decision 48) or began too long ago for what
 * was asked, and where somebody wants to have a page back over which another account has signed in. The page keeps its state, and the call is made again after the sign-in.
 */
export function SignInDialog({ email, signInBy }: { email?: string; signInBy: string | null }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      renewSessionsBy((reason) => new Promise<boolean>((settle) => setAsked({ reason, settle }))),
    [],
  );
  if (!asked) return null;
  return (
    <OpenDialog
      {...(email && { email })}
      reason={asked.reason}
      signInBy={signInBy}
      onEnd={(isRenewed) => {
        setAsked(null);
        asked.settle(isRenewed);
      }}
    />
  );
}

type Asked = { reason: RenewalReason; settle: (isRenewed: boolean) => void };

const adviceFor = {
  ended: 'signInAgainAdvice',
  'other-account': 'otherAccount',
  'not-fresh': 'notFresh',
} as const;

function OpenDialog({
  email,
  reason,
  signInBy,
  onEnd,
}: {
  email?: string;
  reason: RenewalReason;
  signInBy: string | null;
  onEnd: (isRenewed: boolean) => void;
}) {
  const texts = useTexts(signInTexts);
  const common = useTexts(staffTexts);
  return (
    <ModalDialog title={texts.signInAgain} onCancel={() => onEnd(false)}>
      <p>{texts[adviceFor[reason]]}</p>
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

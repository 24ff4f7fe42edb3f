import { useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import type { AnswerOf } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { QrCode } from '#app/ui/qr-code/qr-code.tsx';
import { secondFactorActs } from './own-account.ts';
import styles from '../accounts/accounts-page.module.css';
import { ownAccountTexts } from './own-account.text.ts';
import { CodeForm, OwnPasswordForm } from './confirm-forms.tsx';

type Setup = AnswerOf<'POST /api/account/second-factor'>;

type Step =
  | { name: 'rest' }
  | { name: 'begin' | 'remove' | 'renew' }
  | { name: 'confirm'; setup: Setup }
  | { name: 'codes'; recoveryCodes: string[] };

/** Sets up, disables and renews the user's own second factor. */
export function SecondFactor({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (sentence: string) => void;
}) {
  const texts = useTexts(ownAccountTexts);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const begin = useAction(secondFactorActs, 'begin');
  const confirm = useAction(secondFactorActs, 'confirm');
  const takeOff = useAction(secondFactorActs, 'takeOff');
  const renewCodes = useAction(secondFactorActs, 'renewCodes');
  const rest = () => setStep({ name: 'rest' });

  if (step.name === 'begin') {
    return (
      <OwnPasswordForm
        send={begin.send}
        onDone={(setup) => setStep({ name: 'confirm', setup })}
        onCancel={rest}
      />
    );
  }
  if (step.name === 'remove') {
    return (
      <OwnPasswordForm
        send={takeOff.send}
        onDone={() => {
          rest();
          onChange(texts.isOff);
        }}
        onCancel={rest}
      />
    );
  }
  if (step.name === 'renew') {
    return (
      <OwnPasswordForm
        send={renewCodes.send}
        onDone={({ recoveryCodes }) => setStep({ name: 'codes', recoveryCodes })}
        onCancel={rest}
      />
    );
  }
  if (step.name === 'confirm') {
    const { uri, secret, recoveryCodes } = step.setup;
    return (
      <div className={styles.setup}>
        <p>{texts.scan}</p>
        <QrCode text={uri} label={texts.picture} />
        <p>
          {texts.orType} <span className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
        </p>
        <RecoveryCodes codes={recoveryCodes} />
        <CodeForm
          send={confirm.send}
          onDone={() => {
            rest();
            onChange(texts.isOn);
          }}
          onCancel={rest}
        />
      </div>
    );
  }
  return (
    <>
      <p>{isOn ? texts.secondFactorOn : texts.secondFactorOff}</p>
      {step.name === 'codes' && <RecoveryCodes codes={step.recoveryCodes} />}
      <div className="row tight">
        {isOn ? (
          <>
            <Button tone="ghost" size="small" onClick={() => setStep({ name: 'renew' })}>
              {texts.newCodes}
            </Button>
            <Button tone="danger" size="small" onClick={() => setStep({ name: 'remove' })}>
              {texts.takeOff}
            </Button>
          </>
        ) : (
          <Button tone="ghost" size="small" onClick={() => setStep({ name: 'begin' })}>
            {texts.setUp}
          </Button>
        )}
      </div>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const texts = useTexts(ownAccountTexts);
  return (
    <>
      <p>
        <b>{texts.recovery}.</b> {texts.recoveryLead}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, callApi } from '#app/platform/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { TextField } from '#app/ui/field.tsx';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import { PasswordField } from './password-field.tsx';
import { faultOf } from './password-faults.ts';
import { passwordTexts } from './password.text.ts';
import { QrCode } from './qr-code.tsx';

const api = '/api/account/second-factor';

type Setup = { uri: string; secret: string; recoveryCodes: string[] };

type Step =
  | { name: 'rest' }
  | { name: 'begin' | 'remove' | 'renew' }
  | { name: 'confirm'; setup: Setup }
  | { name: 'codes'; recoveryCodes: string[] };

/** Setting up, switching off and renewing the code that is asked for after the password. */
export function SecondFactor({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (sentence: string) => void;
}) {
  const texts = useTexts(accountsTexts);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });

  if (step.name === 'begin') {
    return (
      <OwnPasswordForm
        address={api}
        onDone={(setup: Setup) => setStep({ name: 'confirm', setup })}
        onCancel={rest}
      />
    );
  }
  if (step.name === 'remove') {
    return (
      <OwnPasswordForm
        address={`${api}/remove`}
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
        address={`${api}/recovery-codes`}
        onDone={({ recoveryCodes }: { recoveryCodes: string[] }) =>
          setStep({ name: 'codes', recoveryCodes })
        }
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
      <div className={styles.actions}>
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
  const texts = useTexts(accountsTexts);
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

/** Asks for one's own password before something that a borrowed phone must not do. */
function OwnPasswordForm<Answer>({
  address,
  onDone,
  onCancel,
}: {
  address: string;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(accountsTexts);
  const faults = useTexts(passwordTexts);
  return (
    <OneFieldForm<Answer>
      address={address}
      label={texts.goOn}
      takesFocus
      onDone={onDone}
      onCancel={onCancel}
    >
      {(failure) => {
        const fault = failure && faultOf(failure, 'password');
        return (
          <PasswordField
            id="own-password"
            label={texts.yourPassword}
            name="password"
            autoComplete="current-password"
            error={fault && faults[fault]}
          />
        );
      }}
    </OneFieldForm>
  );
}

function CodeForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const texts = useTexts(accountsTexts);
  return (
    <OneFieldForm
      address={`${api}/confirm`}
      label={texts.switchOn}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(failure) => (
        <TextField
          id="app-code"
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          maxLength={20}
          required
          error={failure?.errors.length ? texts.wrongCode : undefined}
        />
      )}
    </OneFieldForm>
  );
}

function OneFieldForm<Answer>({
  address,
  label,
  takesFocus = false,
  onDone,
  onCancel,
  children,
}: {
  address: string;
  label: string;
  takesFocus?: boolean;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  children: (failure: ApiFailure | null) => ReactNode;
}) {
  const common = useTexts(staffTexts);
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    setBusy(true);
    setFailure(null);
    const result = await callApi<Answer>(
      'POST',
      address,
      Object.fromEntries(new FormData(form.current)),
    );
    setBusy(false);
    if (result.ok) return onDone(result.data);
    setFailure(result);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      {children(failure)}
      {failure && failure.errors.length === 0 && <FailureAlert failure={failure} takesFocus />}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={isBusy}>
          {label}
        </Button>
        <Button tone="ghost" size="small" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}

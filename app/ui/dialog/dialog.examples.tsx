import { type ApiResult, unreachable } from '#app/http/api-client.ts';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { TextField } from '../field/field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { ModalDialog } from './modal-dialog.tsx';

const question = { en: 'Delete this picture?', bn: 'ছবিটি মুছবেন?' };
const remove = { en: 'Delete', bn: 'মুছুন' };
const done: ApiResult<null> = { ok: true, data: null, next: null };

export const examples: Example[] = [
  {
    name: 'ModalDialog',
    opens: true,
    render: ({ say, close }) => (
      <ModalDialog title={say({ en: 'Sign in again', bn: 'আবার সাইন ইন করুন' })} onCancel={close}>
        <p>{say({ en: 'Nothing is lost.', bn: 'কিছুই হারায়নি।' })}</p>
        <TextField
          label={say({ en: 'Password', bn: 'পাসওয়ার্ড' })}
          type="password"
          name="dialogPassword"
        />
        <Button onClick={close}>{say({ en: 'Sign in', bn: 'সাইন ইন করুন' })}</Button>
      </ModalDialog>
    ),
  },
  {
    name: 'ModalDialog: wide, long text',
    opens: true,
    render: ({ say, close }) => (
      <ModalDialog title={say(longText)} isWide onCancel={close}>
        <p>{say(longText)}</p>
        <Button onClick={close}>{say(longText)}</Button>
      </ModalDialog>
    ),
  },
  {
    name: 'FormDialog: failed',
    opens: true,
    render: ({ say, close }) => (
      <FormDialog
        title={say({ en: 'Why?', bn: 'কেন?' })}
        submit={say({ en: 'Save', bn: 'রাখুন' })}
        isBusy={false}
        failure={unreachable}
        onSubmit={async () => close()}
        onCancel={close}
      >
        <TextField label={say({ en: 'Reason', bn: 'কারণ' })} name="dialogReason" />
      </FormDialog>
    ),
  },
  {
    name: 'ConfirmDialog',
    opens: true,
    render: ({ say, close }) => (
      <ConfirmDialog
        question={say(question)}
        confirmLabel={say(remove)}
        send={() => Promise.resolve(done)}
        onDone={close}
        onCancel={close}
      >
        <p>{say({ en: 'It can be taken back.', bn: 'এটি ফিরিয়ে আনা যাবে।' })}</p>
      </ConfirmDialog>
    ),
  },
  {
    name: 'ConfirmDialog: fails',
    opens: true,
    render: ({ say, close }) => (
      <ConfirmDialog
        question={say(question)}
        confirmLabel={say(remove)}
        send={() => Promise.resolve(unreachable)}
        onDone={close}
        onCancel={close}
      />
    ),
  },
  {
    name: 'ConfirmDialog: long text',
    opens: true,
    render: ({ say, close }) => (
      <ConfirmDialog
        question={say(longText)}
        confirmLabel={say(longText)}
        send={() => Promise.resolve(done)}
        onDone={close}
        onCancel={close}
      />
    ),
  },
];

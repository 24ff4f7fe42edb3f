import { type ApiFailure, unreachable } from '#app/http/api-client.ts';
import { TextField } from '../field/field.tsx';
import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { Alert } from './alert.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureAlert } from './failure-alert.tsx';

const sent = { en: 'Your message has been sent.', bn: 'আপনার বার্তা পাঠানো হয়েছে।' };
const notSent = { en: 'Your message was not sent.', bn: 'আপনার বার্তা পাঠানো হয়নি।' };
const title = { en: 'There are 2 things to correct', bn: '২টি জায়গা ঠিক করুন' };
const advice = { en: 'Your answers are all still there.', bn: 'আপনার সব উত্তর আগের মতোই আছে।' };

export const examples: Example[] = [
  {
    name: 'Alert: success',
    render: ({ say }) => <Alert tone="success" sentence={say(sent)} />,
  },
  {
    name: 'Alert: danger, can be closed',
    render: ({ say }) => (
      <Alert
        tone="danger"
        sentence={say(notSent)}
        onClose={() => {}}
        closeLabel={say({ en: 'Close', bn: 'বন্ধ করুন' })}
      />
    ),
  },
  {
    name: 'Alert: note with a link',
    render: ({ say }) => (
      <Alert tone="note" sentence={say({ en: 'You are offline.', bn: 'ইন্টারনেট নেই।' })}>
        <p>{say({ en: 'It will be sent later.', bn: 'এটি পরে পাঠানো হবে।' })}</p>
        <a href="#alert">{say({ en: 'Show it', bn: 'দেখুন' })}</a>
      </Alert>
    ),
  },
  {
    name: 'Alert: long text',
    render: ({ say }) => (
      <Alert tone="success" sentence={say(longText)}>
        <p>{say(longText)}</p>
      </Alert>
    ),
  },
  {
    name: 'Alert: takes the focus',
    opens: true,
    render: ({ say, close }) => (
      <Alert
        tone="success"
        sentence={say(sent)}
        takesFocus
        onClose={close}
        closeLabel={say({ en: 'Close', bn: 'বন্ধ করুন' })}
      />
    ),
  },
  {
    name: 'ErrorSummary: danger',
    render: ({ say }) => (
      <>
        <ErrorSummary
          title={say(title)}
          advice={say(advice)}
          fields={[
            { id: 'summaryName', label: say({ en: 'Your name', bn: 'আপনার নাম' }) },
            { id: 'summaryEmail', label: say({ en: 'Your email', bn: 'আপনার ইমেইল' }) },
          ]}
          takesFocus={false}
        />
        <TextField label={say({ en: 'Your name', bn: 'আপনার নাম' })} name="summaryName" />
        <TextField label={say({ en: 'Your email', bn: 'আপনার ইমেইল' })} name="summaryEmail" />
      </>
    ),
  },
  {
    name: 'ErrorSummary: note, long text',
    render: ({ say }) => (
      <ErrorSummary
        tone="note"
        title={say(longText)}
        advice={say(longText)}
        fields={[{ id: 'summaryName', label: say(longText) }]}
        takesFocus={false}
      />
    ),
  },
  {
    name: 'FailureAlert: no connection, with another try',
    render: () => <FailureAlert failure={unreachable} onRetry={() => {}} />,
  },
  {
    name: 'FailureAlert: signed out',
    render: () => <FailureAlert failure={refusal(401, 'not_signed_in')} />,
  },
  {
    name: 'FailureAlert: a sentence of the page',
    render: ({ say }) => (
      <FailureAlert failure={refusal(409, 'changed_meanwhile')} sentence={say(notSent)} />
    ),
  },
];

function refusal(status: number, code: ApiFailure['code']): ApiFailure {
  return { ok: false, status, code, errors: [] };
}

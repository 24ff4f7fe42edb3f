import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { numberPlanOf } from '#app/normalise/number-plan.ts';
import { keysOf, recordOf } from '#app/config/typed-record.ts';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { callApi } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { type FieldKey, fields } from '../fields.ts';
import { rejectionOf, validateAnswers } from '../rules.ts';
import { officeFields } from './office-fields.ts';
import { takenDown } from './taken-down.ts';

/**
 * What is typed, what is wrong with it, and how it is kept: once for each key, however often it is sent. What looks
 * like a slip is asked about once. Nothing typed is lost before it is kept.
 */
export function useOfficeForm() {
  const navigate = useNavigate();
  const { isBusy, failure, call } = useApiCall();
  const [key, setKey] = useState(newSubmissionKey);
  const [typed, setTyped] = useState<Partial<Record<FieldKey, string>>>({});
  const [hasNoEmail, setHasNoEmail] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [rejection, setRejection] = useState<ReturnType<typeof rejectionOf>>(null);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setAttempt(attempt + 1);
    const answers = recordOf(keysOf(fields), (field) => typed[field] ?? '');
    const isWithout = hasNoEmail && answers.email.trim() === '';
    // Whether the person agrees is asked for and not demanded.
    const judged = { ...answers, noEmail: isWithout, consent: 'asked' };
    const today = todayInDhaka(new Date());
    const rejected = rejectionOf(
      validateAnswers(judged, today, officeFields, numberPlanOf),
      confirmed,
    );
    setRejection(rejected);
    if (rejected) return setConfirmed(rejected.confirmed);
    const body = { ...answers, noEmail: isWithout, agreed };
    const result = await call(() => callApi('POST /api/application/office', { key, body }));
    if (result.ok) void navigate(`/admin/case/${result.data._id}`, { state: takenDown });
    else if (result.code === 'key_reused') setKey(newSubmissionKey());
  }

  return {
    ...{ isBusy, failure, typed, rejection, attempt, keep },
    ...{ hasNoEmail, setHasNoEmail, agreed, setAgreed },
    type: (field: FieldKey, text: string) => setTyped((all) => ({ ...all, [field]: text })),
  };
}

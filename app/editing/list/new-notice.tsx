import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { beginNotice, newNoticeKey } from './notice-acts.ts';
import { noticesTexts } from './notices.text.ts';

/** Begins a notice, and opens it. Pressed again after a failure, it finds what the first press may have begun. */
export function NewNotice() {
  const texts = useTexts(noticesTexts);
  const navigate = useNavigate();
  const { isBusy, failure, call } = useApiCall();
  const [key] = useState(newNoticeKey);

  async function begin() {
    const result = await call(() => beginNotice(key));
    if (result.ok) await navigate(`/admin/content/${result.data.insertedId}`);
  }

  return (
    <>
      <Button tone="ghost" size="small" busy={isBusy} onClick={() => void begin()}>
        <Icon name="plus" />
        {texts.add}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}

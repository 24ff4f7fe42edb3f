import { useRef } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Saves what is shown, and all that follows it, as a file. */
export function ExportButton({
  label,
  action,
  search,
  ask,
}: {
  label: string;
  /** Where the search is posted to. */
  action: `/api/${string}`;
  search: Record<string, string | undefined>;
  /** A download that is refused says nothing, so the API is asked this first, which renews the session. */
  ask: () => Promise<ApiResult<unknown>>;
}) {
  const download = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();

  async function save() {
    const result = await call(ask);
    if (result.ok) download.current?.submit();
  }

  return (
    <>
      <Button tone="ghost" size="small" busy={isBusy} onClick={() => void save()}>
        <Icon name="file-text" />
        {label}
      </Button>
      {/* A form and no link: what was typed must not get into an address. */}
      <form ref={download} method="post" action={action} hidden>
        {Object.entries({ ...search, language: useLanguage() }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ''} />
        ))}
      </form>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}

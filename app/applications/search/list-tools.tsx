import { useRef } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { type ApplicationSearch, searchFields } from './application-search.ts';
import { countApplications } from './search-address.ts';
import { searchTexts } from './search.text.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

/** What can be done with all that fits: a file, paper. And the keys. */
export function ListTools({ search }: { search: ApplicationSearch }) {
  const texts = useTexts(searchTexts);
  const download = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();

  /** A download that is refused says nothing, so the API is asked first, which renews the session. */
  async function exportCsv() {
    const result = await call(() => countApplications(search));
    if (result.ok) download.current?.submit();
  }

  return (
    <>
      <ShortcutHelp />
      <Button tone="ghost" size="small" busy={isBusy} onClick={() => void exportCsv()}>
        <Icon name="file-text" />
        {texts.exportCsv}
      </Button>
      <Button tone="ghost" size="small" onClick={() => window.print()}>
        <Icon name="printer" />
        {texts.print}
      </Button>
      {/* A form and no link: what was typed must not get into an address. */}
      <form ref={download} method="post" action="/api/application/export" hidden>
        {searchFields.map((field) => (
          <input key={field} type="hidden" name={field} value={search[field] ?? ''} />
        ))}
      </form>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}

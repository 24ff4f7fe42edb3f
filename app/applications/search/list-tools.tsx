import { useRef } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { callApi } from '#app/http/api-client.ts';
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
  const { role } = useStaffSession();
  const { isBusy, failure, call } = useApiCall();

  /** A download that is refused says nothing, so the API is asked first, which asks for a new sign-in. */
  async function exportCsv(money: '' | '1') {
    const result = await call(() =>
      money
        ? callApi('POST /api/application/search/count', { body: { ...search, money } })
        : countApplications(search),
    );
    if (!result.ok || !download.current) return;
    const field = download.current.elements.namedItem('money');
    if (field instanceof HTMLInputElement) field.value = money;
    download.current.submit();
  }

  return (
    <>
      <ShortcutHelp />
      <Button tone="ghost" size="small" busy={isBusy} onClick={() => void exportCsv('')}>
        <Icon name="file-text" />
        {texts.exportCsv}
      </Button>
      {role === 'owner' && (
        <Button tone="ghost" size="small" busy={isBusy} onClick={() => void exportCsv('1')}>
          <Icon name="file-text" />
          {texts.exportMoney}
        </Button>
      )}
      <Button tone="ghost" size="small" onClick={() => window.print()}>
        <Icon name="printer" />
        {texts.print}
      </Button>
      {/* A form and no link: what was typed must not get into an address. */}
      <form ref={download} method="post" action="/api/application/export" hidden>
        <input type="hidden" name="money" />
        {searchFields.map((field) => (
          <input key={field} type="hidden" name={field} value={search[field] ?? ''} />
        ))}
      </form>
      {failure && <FailureAlert failure={failure} />}
    </>
  );
}

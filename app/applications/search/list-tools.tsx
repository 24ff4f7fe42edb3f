import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ExportButton } from '#app/work/export-button.tsx';
import type { ApplicationSearch } from './application-search.ts';
import { countApplications } from './search-address.ts';
import { searchTexts } from './search.text.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

/** What can be done with all that fits: a file, paper. And the keys. */
export function ListTools({ search }: { search: ApplicationSearch }) {
  const texts = useTexts(searchTexts);
  const { role } = useStaffSession();
  return (
    <>
      <ShortcutHelp />
      <ExportButton
        label={texts.exportCsv}
        action="/api/application/export"
        search={exported('')}
        ask={() => countApplications(search)}
      />
      {role === 'owner' && (
        <ExportButton
          label={texts.exportMoney}
          action="/api/application/export"
          search={exported('1')}
          // Asks for a new sign-in.
          ask={() => callApi('POST /api/application/search/count', { body: exported('1') })}
        />
      )}
      <Button tone="ghost" size="small" onClick={() => window.print()}>
        <Icon name="printer" />
        {texts.print}
      </Button>
    </>
  );

  function exported(money: '' | '1') {
    return { ...search, money };
  }
}

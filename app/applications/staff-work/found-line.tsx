import { useEffect, useState } from 'react';
import {
  type ApplicationSearch,
  searchQuery,
} from '#app/applications/search/application-search.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/platform/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useApiCall } from '#app/ui/use-api-call.ts';
import styles from './found-line.module.css';
import { ShortcutHelp } from './shortcut-help.tsx';
import { searchTexts } from './search.text.ts';

type Found = { count: number; isMore: boolean };

/** How many fit, and what can be done with all of them. A count that fails is simply not there. */
export function FoundLine({ search, version }: { search: ApplicationSearch; version: number }) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const query = searchQuery(search);
  const [found, setFound] = useState<Found | null>(null);
  const { isBusy, failure, call } = useApiCall();
  useEffect(() => {
    let isCurrent = true;
    async function count() {
      const result = await callApi<Found>('GET', `/api/application/count${query}`);
      if (isCurrent) setFound(result.ok ? result.data : null);
    }
    void count();
    return () => {
      isCurrent = false;
    };
  }, [query, version]);

  /** A download that is refused says nothing, so the API is asked first, which renews the session. */
  async function exportCsv() {
    const result = await call<Found>('GET', `/api/application/count${query}`);
    if (result.ok) window.location.assign(`/api/application/export${query}`);
  }

  return (
    <div className={styles.line}>
      <p role="status" className="num">
        {found && said(found)}
      </p>
      <div className={styles.actions}>
        <ShortcutHelp />
        <Button tone="ghost" size="small" busy={isBusy} onClick={() => void exportCsv()}>
          <Icon name="file-text" />
          {texts.exportCsv}
        </Button>
        <Button tone="ghost" size="small" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </Button>
      </div>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );

  function said({ count, isMore }: Found): string {
    if (count === 1) return texts.one;
    const number = `${formatNumber(language, count)}${isMore ? '+' : ''}`;
    return texts.found.replace('{count}', number);
  }
}

import { useEffect, useState } from 'react';
import {
  type ApplicationSearch,
  searchQuery,
} from '#app/applications/search/application-search.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/platform/api-client.ts';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
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

  return (
    <div className={styles.line}>
      <p role="status" className="num">
        {found && said(found)}
      </p>
      <div className={styles.actions}>
        <ShortcutHelp />
        <PlainButtonLink
          tone="ghost"
          size="small"
          href={`/api/application/export${query}`}
          download
        >
          <Icon name="file-text" />
          {texts.exportCsv}
        </PlainButtonLink>
        <Button tone="ghost" size="small" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </Button>
      </div>
    </div>
  );

  function said({ count, isMore }: Found): string {
    if (count === 1) return texts.one;
    const number = `${formatNumber(language, count)}${isMore ? '+' : ''}`;
    return texts.found.replace('{count}', number);
  }
}

import { useRef } from 'react';
import { type ApplicationSearch, searchFields } from './application-search.ts';
import { countApplications } from './search-address.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { AnswerOf, ApiResult } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import styles from './result-count.module.css';
import { ShortcutHelp } from './shortcut-help.tsx';
import { searchTexts } from './search.text.ts';

type Found = AnswerOf<'GET /api/application/count'>;

/** How many fit, and what can be done with all of them. A count that fails is simply not there. */
export function ResultCount({
  search,
  count,
}: {
  search: ApplicationSearch;
  count: Promise<ApiResult<Found>>;
}) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  const found = useLoaded(count);
  const download = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();

  /** A download that is refused says nothing, so the API is asked first, which renews the session. */
  async function exportCsv() {
    const result = await call(() => countApplications(search));
    if (result.ok) download.current?.submit();
  }

  return (
    <div className={styles.line}>
      <p role="status" className="num">
        {found?.ok && sentenceFor(found.data)}
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
      {/* A form and no link: what was typed must not get into an address. */}
      <form ref={download} method="post" action="/api/application/export" hidden>
        {searchFields.map((field) => (
          <input key={field} type="hidden" name={field} value={search[field] ?? ''} />
        ))}
      </form>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );

  function sentenceFor({ count, isMore }: Found): string {
    if (count === 1) return texts.one;
    const number = `${formatNumber(language, count)}${isMore ? '+' : ''}`;
    return fill(texts.found, { count: number });
  }
}

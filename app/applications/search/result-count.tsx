import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { AnswerOf, ApiResult } from '#app/http/api-client.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { type ApplicationSearch, hasFilter } from './application-search.ts';
import styles from './result-count.module.css';
import { addressOf } from './search-address.ts';
import { searchTexts } from './search.text.ts';

type Found = AnswerOf<'GET /api/application/count'>;

/** How many fit a search, and the way out of it. A count that fails is simply not there. */
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
  const isSearch = hasFilter(search);
  const { view } = search;
  return (
    <div className={isSearch ? styles.line : undefined}>
      <p role="status" className="num">
        {isSearch && found?.ok && sentenceFor(found.data)}
      </p>
      {isSearch && (
        <Link to={addressOf(view ? { view } : {})} className={styles.clear}>
          <Icon name="x" />
          {texts.clear}
        </Link>
      )}
    </div>
  );

  function sentenceFor(counted: Found): string {
    if (counted.count === 1) return texts.one;
    return fill(texts.found, { count: formatCount(language, counted) });
  }
}

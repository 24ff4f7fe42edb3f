import { Link, useLocation } from 'react-router';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { usePressedView } from '#app/ui/staff-list/use-pressed-view.ts';
import { useStaffCounts } from '#app/ui/staff-page/staff-counts.ts';
import { type SearchView, searchViews } from '../search/application-search.ts';
import { viewAddress } from '../search/search-address.ts';
import { viewTexts } from './view.text.ts';
import styles from './view-tiles.module.css';

/** The views of the list with their numbers, one of them chosen. What is searched for is searched for there, too. */
export function ViewTiles({ chosen }: { chosen: SearchView }) {
  const texts = useTexts(viewTexts);
  const language = useLanguage();
  const counts = useStaffCounts();
  const { search: query } = useLocation();
  const { pressed, onPress } = usePressedView<SearchView>();
  return (
    <nav className={styles.tiles} aria-label={texts.views}>
      {searchViews.map((view) => {
        const counted = counts?.[view];
        return (
          <Link
            key={view}
            to={viewAddress(query, view)}
            onClick={(click) => onPress(view, click)}
            aria-current={view === (pressed ?? chosen) ? 'page' : undefined}
            className={view === 'due' && counted?.count ? styles.due : undefined}
          >
            <b className="num">
              {/* The room of a number that has not come yet. */}
              {counted ? formatCount(language, counted) : '\u00a0'}
            </b>
            {texts[view]}
          </Link>
        );
      })}
    </nav>
  );
}

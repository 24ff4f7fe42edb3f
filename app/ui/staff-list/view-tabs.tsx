import { Link } from 'react-router';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { usePressedView } from './use-pressed-view.ts';
import styles from './view-tabs.module.css';

/** One view of a list: where it is, what it is called, and how many rows it has where that is known. */
export type ViewTab = {
  to: string;
  name: string;
  isShown: boolean;
  /** Null for one that has not come yet, whose room is kept. */
  count: { count: number; isMore: boolean } | null | undefined;
  /** Something is wrong with what it shows, if it shows anything. */
  isAlarming?: boolean;
};

/** The views of a staff list as a row of links, with their numbers. A number that could not be fetched is not there. */
export function ViewTabs({ label, tabs }: { label: string; tabs: ViewTab[] }) {
  const language = useLanguage();
  const { pressed, onPress } = usePressedView();
  return (
    <nav aria-label={label} className={styles.views}>
      {tabs.map(({ to, name, isShown, count, isAlarming }) => (
        <Link
          key={to}
          to={to}
          onClick={(click) => onPress(to, click)}
          aria-current={(pressed === null ? isShown : pressed === to) ? 'page' : undefined}
          className={isAlarming && count?.count ? styles.alarming : undefined}
          preventScrollReset
        >
          {name}
          {count !== undefined && (
            <b className="num">{count ? formatCount(language, count) : '\u00a0'}</b>
          )}
        </Link>
      ))}
    </nav>
  );
}

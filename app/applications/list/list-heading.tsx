import type { ReactNode } from 'react';
import { formatCount } from '#app/i18n/format.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { ListHead as KitHead } from '#app/work/list-head.tsx';
import { useStaffCounts } from '#app/ui/staff-page/staff-counts.ts';
import type { SearchView } from '../search/application-search.ts';
import styles from './list-heading.module.css';
import { staffApplicationsTexts } from '../case/staff-applications.text.ts';
import { viewTexts } from './view.text.ts';

/** The heading of the page, with how many wait for a call. On a phone the bar above the page says it. */
export function ListHead() {
  const { title } = useTexts(staffApplicationsTexts);
  const texts = useTexts(viewTexts);
  const language = useLanguage();
  const waiting = useStaffCounts()?.waiting;
  const count = waiting && formatCount(language, waiting);
  // The room of a number that has not come yet.
  const lead = count ? (waiting.count ? fill(texts.lead, { count }) : texts.nobodyWaits) : '\u00a0';
  return <KitHead title={title} lead={<p>{lead}</p>} />;
}

/** The heading over a part of the list, with how many there are in all of a view. */
export function ListHeading({
  icon,
  view,
  children,
}: {
  icon?: IconName;
  view?: SearchView | undefined;
  children: ReactNode;
}) {
  const language = useLanguage();
  const counts = useStaffCounts();
  const total = view && counts?.[view];
  return (
    <h2 className={styles.heading}>
      {icon && <Icon name={icon} />}
      {children}
      {total && <span className="num">{formatCount(language, total)}</span>}
    </h2>
  );
}

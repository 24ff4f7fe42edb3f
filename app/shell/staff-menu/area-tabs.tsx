import { Link, useLocation } from 'react-router';
import type { Role } from '#app/auth/staff-member.ts';
import { useTexts } from '#app/i18n/text.ts';
import { adminLayoutTexts } from '../admin-layout.text.ts';
import styles from './area-tabs.module.css';
import { tabsAt } from './staff-areas.ts';
import { WaitingNumber } from './waiting-number.tsx';

/** The pages that share a line of the menu, above each of them. */
export function AreaTabs({ role }: { role: Role }) {
  const texts = useTexts(adminLayoutTexts);
  const { pathname } = useLocation();
  const tabs = tabsAt(pathname, role);
  if (!tabs) return null;
  const { area, here } = tabs;
  return (
    <nav aria-label={texts[area.name]} className={styles.tabs}>
      {area.pages.map((page) => (
        <Link key={page.to} to={page.to} aria-current={page === here ? 'page' : undefined}>
          {texts[page.name]}
          {area.name === 'inbox' && page.name === 'inbox' && <WaitingNumber of={['messages']} />}
          {area.name === 'inbox' && page.name === 'complaints' && (
            <WaitingNumber of={['complaints']} />
          )}
        </Link>
      ))}
    </nav>
  );
}

import { Link, useLocation } from 'react-router';
import type { Role } from '#app/auth/staff-member.ts';
import { useTexts } from '#app/i18n/text.ts';
import { adminLayoutTexts } from '../admin-layout.text.ts';
import styles from './area-tabs.module.css';
import { areasFor } from './staff-areas.ts';
import { WaitingNumber } from './waiting-number.tsx';

/** The pages that share a line of the menu, above each of them. */
export function AreaTabs({ role }: { role: Role }) {
  const texts = useTexts(adminLayoutTexts);
  const { pathname } = useLocation();
  const area = areasFor(role).find(({ pages }) => pages.some(({ to }) => to === pathname));
  if (!area || area.pages.length === 1) return null;
  if (area.leadsItself && pathname === area.pages[0]?.to) return null;
  return (
    <nav aria-label={texts[area.name]} className={styles.tabs}>
      {area.pages.map(({ to, name }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {texts[name]}
          {name === 'inbox' && <WaitingNumber of={['messages']} />}
          {name === 'complaints' && <WaitingNumber of={['complaints']} />}
        </Link>
      ))}
    </nav>
  );
}

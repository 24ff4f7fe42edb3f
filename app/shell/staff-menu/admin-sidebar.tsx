import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { initials } from '#app/calls/initials.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ApiResult } from '#app/http/api-client.ts';
import type { SiteStatus } from '#app/operations/status/site-status.ts';
import { useUrgentCount } from '#app/operations/status/status-notice.tsx';
import type { Role } from '#app/auth/staff-member.ts';
import { roleTexts } from '#app/staff/role.text.ts';
import { StaffLanguageSwitch } from '#app/ui/staff-page/staff-language-switch.tsx';
import { Logo } from '#app/brand/logo.tsx';
import { adminLayoutTexts } from '../admin-layout.text.ts';
import styles from './admin-sidebar.module.css';
import { LogoutButton } from './logout-button.tsx';
import { areasFor, isWithin } from './staff-areas.ts';
import { WaitingNumber } from './waiting-number.tsx';
import { useSamples } from '../sample-notice/samples.ts';
import type { Theme } from '../use-theme.ts';

/** The navigation of the staff area: a column on wide screens, a bar with a menu on narrow ones. */
export function AdminSidebar({
  name,
  role,
  mailIsDelivered,
  status,
  theme,
  onChangeTheme,
}: {
  name: string;
  role: Role;
  mailIsDelivered: boolean;
  status: Promise<ApiResult<SiteStatus>> | null;
  theme: Theme;
  onChangeTheme: (theme: Theme) => void;
}) {
  const texts = useTexts(adminLayoutTexts);
  const language = useLanguage();
  const { key, pathname } = useLocation();
  const roles = useTexts(roleTexts);
  const areas = areasFor(role);
  const account = { to: '/admin/account', name: 'account' } as const;
  const here = [account, ...areas.flatMap(({ pages }) => pages)].find(({ to }) => to === pathname);
  // Close the menu after a navigation, also one to the same page in the other language.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      menuButton.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const isUrgent = useUrgentCount(status) > 0;
  const hasSamples = useSamples().length > 0;
  const needsAttention = isUrgent || !mailIsDelivered || hasSamples;
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className={`${styles.side} on-deep`}>
      <div className={styles.top}>
        {/* A phone has no room for the logo beside it; the page has it as its heading. */}
        {here && (
          <b className={styles.here} aria-hidden="true">
            {texts[here.name]}
          </b>
        )}
        <Logo isOnDark className={styles.logo} width={248} height={64} />
        <span className={styles.atMenu} aria-hidden="true">
          <WaitingNumber of={['waiting']} />
        </span>
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-label={isOpen ? texts.closeMenu : texts.openMenu}
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          <Icon name={isOpen ? 'x' : 'menu'} />
          {isOpen ? texts.close : texts.menu}
        </button>
      </div>
      <div className={styles.border} />
      <div id="admin-menu" className={isOpen ? `${styles.menu} ${styles.open}` : styles.menu}>
        <nav aria-label={texts.navigation}>
          <ul>
            {areas.map(({ name: area, icon, pages, isBelow, isFirst }) => (
              <li
                key={area}
                className={isBelow ? styles.below : isFirst ? styles.first : undefined}
              >
                <Link
                  to={pages[0]!.to}
                  className={styles.item}
                  aria-current={pages.some((page) => isWithin(pathname, page)) ? 'page' : undefined}
                >
                  <Icon name={icon} />
                  {texts[area]}
                  {area === 'allApplication' && <WaitingNumber of={['waiting']} />}
                  {area === 'inbox' && <WaitingNumber of={['messages', 'complaints']} />}
                  {area === 'office' && needsAttention && (
                    <span className={styles.dot}>
                      <span className="visually-hidden">{texts.attention}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <details className={styles.own} key={pathname}>
            <summary className={styles.item}>
              <span className={styles.initial} aria-hidden="true">
                {initials(name)}
              </span>
              <span>
                <b>{name}</b>
                <small>{roles[role]}</small>
              </span>
            </summary>
            <Link className={styles.item} to={account.to}>
              <Icon name="user" />
              {texts.account}
            </Link>
            <StaffLanguageSwitch />
            <button type="button" className={styles.item} onClick={() => onChangeTheme(other)}>
              <Icon name="sun-moon" />
              {texts[other]}
            </button>
          </details>
          <a className={styles.item} href={pathIn(language, '/')}>
            <Icon name="arrow-left" />
            {texts.home}
          </a>
          <LogoutButton />
        </div>
      </div>
    </header>
  );
}

import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import type { SiteStatus } from '#app/operations/status/site-status.ts';
import { useUrgentCount } from '#app/operations/status/status-notice.tsx';
import { useStaffCounts } from '#app/ui/staff-page/staff-counts.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { StaffLanguageSwitch } from '#app/ui/staff-page/staff-language-switch.tsx';
import { Logo } from '#app/brand/logo.tsx';
import { adminLayoutTexts } from './admin-layout.text.ts';
import styles from './admin-sidebar.module.css';
import { LogoutButton } from './logout-button.tsx';
import { useSamples } from './sample-notice/samples.ts';
import type { Theme } from './use-theme.ts';

const pages = [
  { to: '/admin/today', icon: 'calendar-clock', name: 'today' },
  { to: '/admin/addgallery', icon: 'image-plus', name: 'addGallery' },
  { to: '/admin/allgallery', icon: 'images', name: 'allGallery' },
  { to: '/admin/allapplication', icon: 'clipboard-list', name: 'allApplication' },
  { to: '/admin/inbox', icon: 'inbox', name: 'inbox' },
  { to: '/admin/complaints', icon: 'scale', name: 'complaints' },
  { to: '/admin/content', icon: 'notebook-pen', name: 'content' },
  { to: '/admin/identities', icon: 'badge-check', name: 'identities' },
  { to: '/admin/facts', icon: 'file-check', name: 'facts' },
  { to: '/admin/overview', icon: 'target', name: 'overview' },
  { to: '/admin/trash', icon: 'trash-2', name: 'trash' },
  { to: '/admin/history', icon: 'clock', name: 'history' },
  { to: '/admin/settings', icon: 'sliders-horizontal', name: 'settings' },
  { to: '/admin/accounts', icon: 'users', name: 'accounts' },
  { to: '/admin/account', icon: 'user', name: 'account' },
  { to: '/admin/status', icon: 'shield-check', name: 'status' },
] as const satisfies { to: string; icon: IconName; name: keyof typeof adminLayoutTexts }[];

/** Owners see every page; staff all but the accounts and the settings. */
function isFor(role: Role) {
  return ({ name }: (typeof pages)[number]) =>
    role === 'owner' || (name !== 'accounts' && name !== 'settings');
}

/** The navigation of the staff area: a column on wide screens, a bar with a menu on narrow ones. */
export function AdminSidebar({
  role,
  mailIsDelivered,
  status,
  theme,
  onChangeTheme,
}: {
  role: Role;
  mailIsDelivered: boolean;
  status: Promise<ApiResult<SiteStatus>> | null;
  theme: Theme;
  onChangeTheme: (theme: Theme) => void;
}) {
  const texts = useTexts(adminLayoutTexts);
  const language = useLanguage();
  const { key, pathname } = useLocation();
  const here = pages.find(({ to }) => to === pathname);
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
        </button>
        <span className={styles.atMenu} aria-hidden="true">
          <WaitingNumber of="waiting" />
        </span>
      </div>
      <div className={styles.border} />
      <div id="admin-menu" className={isOpen ? `${styles.menu} ${styles.open}` : styles.menu}>
        <nav aria-label={texts.navigation}>
          <ul>
            {pages.filter(isFor(role)).map(({ to, icon, name }) => (
              <li key={to}>
                <NavLink to={to} className={styles.item}>
                  <Icon name={icon} />
                  {texts[name]}
                  {name === 'allApplication' && <WaitingNumber of="waiting" />}
                  {name === 'inbox' && <WaitingNumber of="messages" />}
                  {name === 'complaints' && <WaitingNumber of="complaints" />}
                  {name === 'status' && needsAttention && (
                    <span className={styles.dot}>
                      <span className="visually-hidden">{texts.attention}</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <StaffLanguageSwitch />
          <button type="button" className={styles.item} onClick={() => onChangeTheme(other)}>
            <Icon name="sun-moon" />
            {texts[other]}
          </button>
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

/** How many people wait for a call, messages for an answer, or new complaints. Nobody waiting is no number. */
function WaitingNumber({ of }: { of: 'waiting' | 'messages' | 'complaints' }) {
  const texts = useTexts(adminLayoutTexts);
  const language = useLanguage();
  const waiting = useStaffCounts()?.[of];
  if (!waiting?.count) return null;
  const count = formatCount(language, waiting);
  return (
    <>
      <span className={`${styles.number} num`} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{fill(texts.waiting, { count })}</span>
    </>
  );
}

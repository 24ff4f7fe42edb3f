import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageLink, PageNavLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useTexts, useLanguage } from '#app/i18n/text.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Logo } from '#app/brand/logo.tsx';
import { usePhones } from '#app/brand/phones.ts';
import styles from './header.module.css';
import { MainNavigation, MenuNavigation } from './main-navigation.tsx';
import { application, isApplicationQuiet } from './navigation.ts';
import { languageNames, pathIn, pathWithoutLanguage } from '#app/i18n/language.ts';

// What nothing changes is drawn by the server, so that none of it is in the scripts of a first visit.
const parts = () => import('./header-parts.tsx');
const topLine = staticSection(async () => (await parts()).TopLine);
const ticket = staticSection(async () => (await parts()).AirTicket);
const menuEnd = staticSection(async () => (await parts()).MenuEnd);

/** From 1200 px up 43 px of contact links and 92 px of navigation; below, a bar of 68 px with a menu. */
export function Header() {
  const [mainPhone] = usePhones();
  const words = useTexts(texts);
  const isQuiet = isApplicationQuiet(useLocation().pathname);
  return (
    <header>
      <div className={`${styles.top} on-deep`}>
        <div className="wrap">
          <topLine.StaticSection />
          <LanguageSwitch />
        </div>
      </div>
      <div className={styles.bar}>
        <div className="wrap">
          <PageLink to="/" className={styles.logo}>
            <Logo width="248" height="64" home={words.home} />
          </PageLink>
          <MainNavigation isApplicationQuiet={isQuiet} />
          <span className={styles.ticket}>
            <ticket.StaticSection />
          </span>
          <PageNavLink
            to={application.to}
            className={`${styles.apply} ${isQuiet ? '' : styles.accent}`}
          >
            {words.apply}
          </PageNavLink>
          <a className={styles.call} href={mainPhone.href}>
            <Icon name="phone" />
            <span>{words.call}</span>
          </a>
          <Menu />
        </div>
      </div>
    </header>
  );
}

/** The browser's disclosure element, which opens without scripts, too. */
function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const words = useTexts(texts);
  // The navigation and not the path: a link to the current page closes the menu, too.
  const { key } = useLocation();
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    // If it was opened before hydration, it stays open.
    if (lastKey.current === key) return;
    lastKey.current = key;
    menu.current?.removeAttribute('open');
  }, [key]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={words.menu}>
        <Icon name="menu" className={styles.open} />
        <Icon name="x" className={styles.close} />
      </summary>
      <div className={styles.panel}>
        <div>
          {/* First, for visitors who do not read the language of this page. */}
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          <MenuNavigation />
        </div>
        <menuEnd.StaticSection />
      </div>
    </details>
  );
}

const texts = defineTexts({
  home: { en: 'home', bn: 'মূল পাতা' },
  call: { en: 'Call', bn: 'কল করুন' },
  /** Short, for the bar of a phone; in the menu it is APPLICATION. */
  apply: { en: 'Apply', bn: 'আবেদন' },
  menu: { en: 'Menu', bn: 'মেনু' },
});

/**
 * Links to the same page in each language, labelled in that language, with the query kept. Full page loads,
 * because `lang` and the fonts of the whole page change.
 */
function LanguageSwitch() {
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const page = pathWithoutLanguage(pathname) + search;
  return (
    <div className={styles.switch}>
      {order.map((language) => (
        <a
          key={language}
          href={pathIn(language, page)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </div>
  );
}

const order = ['bn', 'en'] as const;

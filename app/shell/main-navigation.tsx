import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { PageNavLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './main-navigation.module.css';
import { type NavigationLink, mainNavigation, services } from './navigation.ts';

/** The navigation of wide screens. SERVICES is a link; the button beside it opens its pages. */
export function MainNavigation() {
  const words = useTexts(texts);
  return (
    <nav className={styles.wide} aria-label={words.main}>
      <ul>
        {mainNavigation.map((link) => (
          <li key={link.to} className={link.to === '/services' ? styles.has : undefined}>
            <Item link={link} />
            {link.to === '/services' && <ServicesDropdown />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same in the menu of small screens, the services unfolded. */
export function MenuNavigation() {
  const language = useLanguage();
  const words = useTexts(texts);
  return (
    <nav className={styles.menu} aria-label={words.main}>
      <ul>
        {mainNavigation.map((link) => (
          <li key={link.to}>
            <Item link={link} />
            {link.to === '/services' && (
              <ul>
                {services.map(({ to, label, icon }) => (
                  <li key={to}>
                    <PageNavLink to={to}>
                      <Icon name={icon} />
                      {label[language]}
                    </PageNavLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ link: { to, label } }: { link: NavigationLink }) {
  const language = useLanguage();
  return (
    <PageNavLink to={to} end={to === '/'}>
      {label[language]}
    </PageNavLink>
  );
}

/** Opens on hover and focus by style alone, on click and tap by the button; Escape closes it. */
function ServicesDropdown() {
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const language = useLanguage();
  const words = useTexts(texts);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    // Focus and pointer are still there and would keep it open by style.
    setDismissed(true);
  };
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    setDismissed(false);
  };
  return (
    <div
      role="group"
      aria-label={words.pages}
      className={styles.services}
      onKeyDown={close}
      onBlur={leave}
      onPointerLeave={() => setDismissed(false)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={words.services}
        onClick={() => {
          setDismissed(isOpen);
          setOpen(!isOpen);
        }}
      >
        <Icon name="chevron-down" />
      </button>
      <ul
        className={styles.drop}
        data-open={isOpen || undefined}
        data-dismissed={isDismissed || undefined}
      >
        {services.map(({ to, label, name, icon }) => (
          <li key={to}>
            <PageNavLink to={to}>
              <Icon name={icon} />
              <span>
                {label[language]}
                {language === 'en' && <small lang="bn">{name.bn}</small>}
              </span>
            </PageNavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const texts = defineTexts({
  main: { en: 'Main', bn: 'প্রধান মেনু' },
  pages: { en: 'Pages of the services', bn: 'সেবার পাতা' },
  services: { en: 'Show the services', bn: 'সেবাগুলো দেখুন' },
});

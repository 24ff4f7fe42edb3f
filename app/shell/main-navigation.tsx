import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { PageNavLink } from '#app/i18n/page-link.tsx';
import { SecondaryLanguage } from '#app/i18n/secondary-language.tsx';
import { useListed } from '#app/brand/listed.ts';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './main-navigation.module.css';
import {
  type NavigationLink,
  type Service,
  application,
  mainNavigation,
  services,
} from './navigation.ts';

/** The navigation of wide screens. SERVICES is a link; the button beside it opens the list of services. */
export function MainNavigation({ isApplicationQuiet }: { isApplicationQuiet: boolean }) {
  const words = useTexts(texts);
  return (
    <nav className={styles.wide} aria-label={words.main}>
      <ul>
        {useMenu().map(({ link, below }) =>
          below.length > 0 ? (
            <ServicesItem key={link.to} link={link} below={below} />
          ) : (
            <li
              key={link.to}
              className={link === application && !isApplicationQuiet ? styles.accent : undefined}
            >
              <Item link={link} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** The same for the menu of small screens, with the services unfolded. */
export function MenuNavigation() {
  const words = useTexts(texts);
  return (
    <nav className={styles.menu} aria-label={words.main}>
      <ul>
        {useMenu().map(({ link, below }) => (
          <li key={link.to}>
            <Item link={link} />
            {below.length > 0 && (
              <ul>
                {below.map((service) => (
                  <ServiceItem key={service.to} service={service} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links of the header, each with the services below it, without the pages that staff have taken out of menus. */
function useMenu(): { link: NavigationLink; below: Service[] }[] {
  const isListed = useListed();
  return mainNavigation
    .map((link) => ({
      link,
      below: link.to === '/services' ? services.filter(({ to }) => isListed(to)) : [],
    }))
    .filter(({ link, below }) => isListed(link.to) || below.length > 0);
}

/** A link; only its name where the page itself is out of menus, but not those below it. */
function Item({ link: { to, label }, onClick }: { link: NavigationLink; onClick?: () => void }) {
  const language = useLanguage();
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- without an address it is the place of a link, says HTML
  if (!useListed()(to)) return <a>{label[language]}</a>;
  return (
    <PageNavLink to={to} end={to === '/'} onClick={onClick}>
      {label[language]}
    </PageNavLink>
  );
}

/** Opens on hover and focus by CSS, on click and tap by the button; Escape closes it. */
function ServicesItem({ link, below }: { link: NavigationLink; below: Service[] }) {
  const words = useTexts(texts);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Focus or pointer may stay where they are, and CSS would keep it open.
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = () => {
    setOpen(false);
    setDismissed(true);
  };
  useEffect(() => {
    // On the document: the pointer may have opened it while the focus is elsewhere.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismiss();
      // Hiding a focused link would move the focus to the document.
      if (document.activeElement?.closest('ul') === button.current?.nextElementSibling) {
        button.current?.focus();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  const isWithin = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);
  return (
    <li
      className={styles.has}
      onPointerEnter={() => setDismissed(false)}
      onFocus={(event) => !isWithin(event) && setDismissed(false)}
      onBlur={(event) => !isWithin(event) && setOpen(false)}
    >
      <Item link={link} onClick={dismiss} />
      <div role="group" aria-label={words.pages} className={styles.services}>
        <button
          ref={button}
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
          {below.map((service) => (
            <ServiceItem key={service.to} service={service} onClick={dismiss} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function ServiceItem({
  service: { to, label, name, icon },
  onClick,
}: {
  service: Service;
  onClick?: () => void;
}) {
  const language = useLanguage();
  return (
    <li>
      <PageNavLink to={to} onClick={onClick}>
        <Icon name={icon} />
        <span>
          {label[language]}
          <SecondaryLanguage as="small" text={name} />
        </span>
      </PageNavLink>
    </li>
  );
}

const texts = defineTexts({
  main: { en: 'Main', bn: 'প্রধান মেনু' },
  pages: { en: 'Pages of the services', bn: 'সেবার পাতা' },
  services: { en: 'Show the services', bn: 'সেবাগুলো দেখুন' },
});

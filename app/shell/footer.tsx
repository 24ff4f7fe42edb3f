import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatDigits, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useListed } from '#app/brand/listed.ts';
import { Logo } from '#app/brand/logo.tsx';
import { EmployersLink } from '#app/brand/employers-link.tsx';
import { openJobsTexts } from '#app/brand/open-jobs/open-jobs.text.ts';
import { PhoneLinks } from '#app/brand/phone-links.tsx';
import { safeLinks } from '#app/brand/safe-links/links.ts';
import { useFacts } from '#app/content/content-context.ts';
import { licenceState } from '#app/content/shelf-life/licence-state.ts';
import styles from './footer.module.css';
import { type NavigationLink, services } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

/** The footer of all public pages: links, the office, the tagline. */
export function Footer() {
  const { agency } = useFacts('agency');
  const language = useLanguage();
  const words = useTexts(texts);
  const count = useFacts('jobs').open.length;
  const labelOf = (of: Language) => `${openJobsTexts.jobs[of]} (${formatNumber(of, count)})`;
  const openJobs =
    count > 0 ? [{ to: '/jobs', label: { en: labelOf('en'), bn: labelOf('bn') } }] : [];
  const serviceLinks = [
    { to: '/services', label: texts.allServices },
    ...services.map(({ to, name }) => ({ to, label: name })),
  ];
  return (
    <footer className={`${styles.footer} on-deep`} data-pictures-when-near="80%">
      <div className={styles.river} />
      <div className={`${styles.columns} wrap`}>
        <div className={styles.agency}>
          <PageLink to="/">
            <Logo isOnDark width="233" height="60" home={words.home} loading="lazy" />
          </PageLink>
          <p className={styles.tagline}>{agency.tagline[language]}</p>
          <div className={styles.buttons}>
            <ButtonLink to="/contact" tone="tint" size="small">
              {words.contact}
            </ButtonLink>
            {/* A full page load, because staff pages start differently from public ones. */}
            <PlainButtonLink href="/admin" tone="ghost" size="small">
              {words.admin}
            </PlainButtonLink>
          </div>
        </div>
        <Links title={words.quickLinks} links={quickLinks} />
        <div>
          <Links title={words.services} links={serviceLinks} />
          <h2>{words.socialLinks}</h2>
          <SocialLinks />
        </div>
        <div className={styles.safe}>
          <Links title={words.safe} links={[...checkLinks, ...openJobs]} />
        </div>
        <div className={styles.office}>
          <h2>{words.office}</h2>
          <address>
            <PhoneLinks className="num" hasIcon />
            <a href={`mailto:${agency.email}`}>
              <Icon name="mail" />
              {agency.email}
            </a>
            <PageLink to="/contact">
              <Icon name="map-pin" />
              {agency.address[language]}
            </PageLink>
            <span>
              <Icon name="clock" />
              {agency.hours[language]}
            </span>
          </address>
        </div>
      </div>
      <div className={`${styles.end} wrap`}>
        <span>
          © {formatDigits(language, copyrightYears(agency.foundedIn))} {agency.name[language]}
          {words.rights}
        </span>
        <EmployersLink />
        <Licence />
      </div>
    </footer>
  );
}

/** The number of the licence while it is good, with its last day where that is known. */
function Licence() {
  const words = useTexts(texts);
  const language = useLanguage();
  const [agency, licence, today] = [useFacts('agency'), useFacts('licence'), useFacts('today')];
  const known = licenceState({ agency, licence, today });
  if (known.state !== 'valid') return null;
  const until = known.until && formatDay(language, known.until);
  return (
    <span>
      {words.licence} {known.number}
      {until && fill(words.until, { day: until })}
    </span>
  );
}

/** Until the year in which the server renders the page: no browser renders the footer again. */
function copyrightYears(foundedIn: number): string {
  return `${foundedIn}–${todayInDhaka(new Date()).slice(0, 4)}`;
}

/** Those of pages that staff have not taken out of menus; nothing where none is left. */
function Links({ title, links }: { title: string; links: NavigationLink[] }) {
  const language = useLanguage();
  const isListed = useListed();
  const shown = links.filter(({ to }) => isListed(to));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {shown.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{label[language]}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const texts = defineTexts({
  home: { en: 'home', bn: 'মূল পাতা' },
  contact: { en: 'CONTACT US', bn: 'যোগাযোগ করুন' },
  admin: { en: 'ADMIN', bn: 'অফিসের লগইন' },
  quickLinks: { en: 'Quick Links', bn: 'দরকারি পাতা' },
  services: { en: 'Services', bn: 'সেবা' },
  allServices: { en: 'All Services', bn: 'সব সেবা' },
  safe: { en: 'Safe migration', bn: 'নিরাপদ অভিবাসন' },
  office: { en: 'Office', bn: 'অফিস' },
  socialLinks: { en: 'Social Links', bn: 'সামাজিক মাধ্যম' },
  rights: { en: '. All rights reserved.', bn: '। সর্বস্বত্ব সংরক্ষিত।' },
  licence: { en: 'Recruiting licence', bn: 'রিক্রুটিং লাইসেন্স' },
  until: { en: ', valid until {day}', bn: ', মেয়াদ {day} পর্যন্ত' },
});

/** The first column of links in the footer. */
const quickLinks: NavigationLink[] = [
  { to: '/', label: { en: 'Home', bn: 'মূল পাতা' } },
  { to: '/about', label: { en: 'About Us', bn: 'আমাদের কথা' } },
  { to: '/policy', label: { en: 'Our Policy', bn: 'আমাদের নীতিমালা' } },
  { to: '/application', label: { en: 'Application', bn: 'আবেদন' } },
  { to: '/gallery', label: { en: 'Visa Gallery', bn: 'ভিসা গ্যালারি' } },
  { to: '/airticket', label: { en: 'Air Ticket', bn: 'বিমান টিকিট' } },
  { to: '/news', label: { en: 'Notices', bn: 'নোটিশ' } },
];

/** How people check what somebody promises them. */
const checkLinks: NavigationLink[] = Object.entries(safeLinks).map(([name, { label }]) => ({
  to: `/${name}`,
  label,
}));

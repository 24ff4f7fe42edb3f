import { openJobsTexts } from '#app/brand/open-jobs/open-jobs.text.ts';
import { useListed } from '#app/brand/listed.ts';
import { PhoneLinks } from '#app/brand/phone-links.tsx';
import { safeLinks } from '#app/brand/safe-links/links.ts';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { keysOf } from '#app/config/typed-record.ts';
import { useFacts } from '#app/content/content-context.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { defineTexts, useLanguage, useTexts } from '#app/i18n/text.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './header.module.css';
import { airTicket } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

/** The first line of wide screens, but for the language. */
export function TopLine() {
  const { agency } = useFacts('agency');
  return (
    <div className={styles.contacts}>
      <PhoneLinks className="num" hasIcon />
      <PageLink to="/contact">
        <Icon name="map-pin" />
        {agency.address[useLanguage()]}
      </PageLink>
      <a href={`mailto:${agency.email}`}>
        <Icon name="mail" />
        {agency.email}
      </a>
      <SafeLinks className={styles.check} names={['verify', 'costs']} />
      <SocialLinks />
    </div>
  );
}

/** What stands in the menu below the specified links: the way to what can be checked (decision 63), and to the office. */
export function MenuEnd() {
  const { agency } = useFacts('agency');
  const { safe } = useTexts(texts);
  return (
    <>
      <nav className={styles.safe} aria-label={safe}>
        <p>{safe}</p>
        <SafeLinks className={styles.five} names={keysOf(safeLinks)}>
          <Jobs />
        </SafeLinks>
      </nav>
      <AirTicket />
      <SocialLinks />
      <address className={styles.office}>
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
        <PageLink to="/contact">{agency.address[useLanguage()]}</PageLink>
      </address>
    </>
  );
}

/** The jobs with their number, while one is open. */
function Jobs() {
  const language = useLanguage();
  const { jobs } = useTexts(openJobsTexts);
  const count = useFacts('jobs').open.length;
  if (count === 0) return null;
  return (
    <PageLink to="/jobs">
      <Icon name="briefcase-business" />
      <span>
        {jobs} <b className={styles.count}>{formatNumber(language, count)}</b>
      </span>
    </PageLink>
  );
}

/** The button beside the specified links. */
export function AirTicket() {
  const language = useLanguage();
  if (!useListed()(airTicket.to)) return null;
  return (
    <ButtonLink to={airTicket.to} tone="ghost">
      <Icon name="ticket" />
      {airTicket.label[language]}
    </ButtonLink>
  );
}

const texts = defineTexts({ safe: { en: 'Safe migration', bn: 'নিরাপদ অভিবাসন' } });

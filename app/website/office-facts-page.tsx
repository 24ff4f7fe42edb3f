import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useFacts } from '#app/content/content-context.ts';
import { Crumb } from '#app/editing/crumb.tsx';
import { callApi } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/office-facts-page';
import styles from './office-facts-page.module.css';
import { officeFactsTexts, websiteTexts } from './website.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, websiteTexts.office);
}

export function clientLoader() {
  return { facts: callApi('GET /api/facts') };
}

/** What the office is, each fact with what is live now and the way to its field. */
export default function OfficeFactsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(officeFactsTexts);
  const { office } = useTexts(websiteTexts);
  const language = useLanguage();
  const { agency } = useFacts('agency');
  const facts = useLoaded(loaderData.facts);
  const licence = facts?.ok && facts.data.facts.find(({ shelf }) => shelf === 'licence');
  const until = licence ? licence.validUntil : null;
  const at = (field: string) => `/admin/content/agency?field=agency/${field}`;
  return (
    <div className={styles.page}>
      <Crumb names={[{ name: office }]} />
      <StaffPageHead title={office} lead={texts.lead} />
      <ul className="lines">
        <li className={styles.row}>
          <Icon name="image-plus" />
          <span>
            <b>{texts.name}</b>
            <span>
              {agency.name[language]}, {agency.mark ? texts.ownMark : texts.noMark}
            </span>
          </span>
          <span className={styles.acts}>
            <Link className="tap" to={at('name')}>
              {texts.changeName}
            </Link>
            <Link className="tap" to={at('mark')}>
              {texts.changeMark}
            </Link>
          </span>
        </li>
        <Row
          icon="phone"
          name={texts.phones}
          value={agency.phones.map(({ shown }) => shown).join('\n')}
          to={at('phones')}
        />
        <Row
          icon="message-circle"
          name={texts.chatNumber}
          value={agency.chatNumber}
          to={at('chatNumber')}
        />
        <Row icon="mail" name={texts.email} value={agency.email} to={at('email')} />
        <Row icon="clock" name={texts.hours} value={agency.hours[language]} to={at('hours')} />
        <Row
          icon="map-pin"
          name={texts.address}
          value={agency.address[language]}
          to={at('address')}
        />
        <li className={styles.row}>
          <Icon name="stamp" />
          <span>
            <b>{texts.licence}</b>
            <span>
              {agency.licence.trim() || texts.nothing}
              {until && `, ${fill(texts.until, { day: formatDay(language, until) })}`}
            </span>
          </span>
          <span className={styles.acts}>
            <Link className="tap" to={at('licence')}>
              {texts.licenceNumber}
            </Link>
            <Link className="tap" to="/admin/content/licence">
              {texts.licenceRest}
            </Link>
          </span>
        </li>
        <Row icon="wallet" name={texts.costs} value={texts.costsHow} to="/admin/content/costs" />
        <Row icon="badge-check" name={texts.ours} value={texts.oursHow} to="/admin/identities" />
      </ul>
    </div>
  );
}

function Row({
  icon,
  name,
  value,
  to,
}: {
  icon: IconName;
  name: string;
  value: string;
  to: string;
}) {
  const texts = useTexts(officeFactsTexts);
  return (
    <li className={styles.row}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <span>{value.trim() || texts.nothing}</span>
      </span>
      <span className={styles.acts}>
        <Link className="tap" to={to} aria-label={fill(texts.changeNamed, { fact: name })}>
          {texts.change}
        </Link>
      </span>
    </li>
  );
}

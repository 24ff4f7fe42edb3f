import { useLoaderData } from 'react-router';
import { OpenJobs } from '#app/brand/open-jobs/open-jobs.tsx';
import { PrintedFoot } from '#app/brand/printed/printed-foot.tsx';
import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { UnknownCountry } from '../countries/unknown-country.tsx';
import { CountryApply, CountryHelp } from '../country-aside/country-help.tsx';
import { CountryHead, OnThisPage } from '../country-head/country-head.tsx';
import { CountryMissions, CountryRights } from './country-missions.tsx';
import { CountryCosts } from '../country-costs/country-costs.tsx';
import type { loader } from './country-page.tsx';
import { CountryWay } from './country-way.tsx';
import styles from './country-page.module.css';
import { countryTexts } from './country.text.ts';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import type { Destination } from '#app/content/destinations.ts';
import { FactSection, DashedList } from './fact-section.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { knownOf } from './known-of.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/** What is known of going to a country to work, each fact with its day. */
export function CountryContent() {
  const found = useLoaderData<typeof loader>();
  const { countries } = useFacts('countries');
  const country = countries.find(({ code }) => code === found?.code);
  return found && country ? (
    <Known country={country} changedOn={found.printed.changedOn} />
  ) : (
    <UnknownCountry />
  );
}

type Listed = Documents['countries']['countries'][number];

function Known({ country, changedOn }: { country: Listed; changedOn: string | null }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { code } = country;
  return (
    <>
      <CountryHead country={country} />
      <OnThisPage code={code} />
      <div className={`${styles.section} section`}>
        <div className={`${styles.columns} wrap`}>
          <div className={styles.facts}>
            <CountryStatus code={code} />
            <CountryWay code={code} />
            <CountryPapers code={code} />
            <CountryCosts code={code} />
            <PlatformBox />
            <CountryMissions code={code} />
            <CountryRights code={code} />
            <NotKnownYet code={code} />
          </div>
          <aside className={styles.aside} aria-label={texts.jumpHelp}>
            <OpenJobs country={code} />
            <CountryHelp code={code} />
            <CountryApply code={code} />
            {changedOn && (
              <p className="hint">{fill(texts.changed, { day: formatDay(language, changedOn) })}</p>
            )}
          </aside>
        </div>
        <div className="wrap">
          <PrintedFoot />
        </div>
      </div>
    </>
  );
}

/** What the status of a country means, and where that is from; nothing beyond the badge in the head where nobody has written it. */
function CountryStatus({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { status } = useFacts(`guide.${code}`);
  if (!status.sentence) return null;
  return (
    <FactSection id="status" title={texts.status}>
      <p>{status.sentence[language]}</p>
      <FactSource shelf="countryStatus" fact={status} />
    </FactSection>
  );
}

/** What nobody has entered of a country, in one place, and whom to call until then. */
function NotKnownYet({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const known = knownOf(useFacts(`guide.${code}`));
  const missing = [
    !known.route && texts.route,
    !known.steps && texts.steps,
    !known.missions && texts.missions,
    !known.rights && texts.rights,
  ].filter(Boolean);
  if (missing.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>
        <Icon name="hourglass" />
        {texts.notYet}
      </h2>
      <p>
        <b>{missing.join(' · ')}</b>
      </p>
      <p className="hint">{texts.callUs}</p>
      <div className={styles.phones}>
        <PhoneButtons />
      </div>
    </section>
  );
}

/** The government's platform, where workers look for themselves and their agency. Its address is the owner's to enter. */
function PlatformBox() {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { platform } = useFacts('help-lines');
  return (
    <FactSection id="platform" title={texts.platform} className={styles.platform}>
      <p>
        <b>{platform.name[language]}:</b> {texts.platformText}
      </p>
      <DashedList sentences={[texts.ownAccount, texts.lookThere, texts.notThere]} />
      {platform.url ? (
        <a href={platform.url} rel="noopener">
          {new URL(platform.url).hostname}
        </a>
      ) : (
        <p>{texts.askAddress}</p>
      )}
      <FactSource shelf="platform" fact={platform} />
    </FactSection>
  );
}

/** The papers of a country, and those that every country needs, as staff tick them off. */
function CountryPapers({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const { documents } = useFacts(`guide.${code}`);
  const ofAll = useFacts('checklists')
    .items.filter(({ required, countries }) => required && countries.length === 0)
    .map(({ name }) => name);
  return (
    <FactSection id="papers" title={texts.papers}>
      {documents.length > 0 && (
        <>
          <p className="hint">{texts.ofThisCountry}</p>
          <Ticks names={documents} />
        </>
      )}
      {ofAll.length > 0 && (
        <>
          <p className="hint">{texts.ofAll}</p>
          <Ticks names={ofAll} />
        </>
      )}
    </FactSection>
  );
}

function Ticks({ names }: { names: readonly Bilingual[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.ticks}>
      {names.map((name) => (
        <li key={name[language]}>
          <Icon name="check" />
          {name[language]}
        </li>
      ))}
    </ul>
  );
}

import { useLoaderData } from 'react-router';
import { OpenJobs } from '#app/brand/open-jobs/open-jobs.tsx';
import { PrintedFoot } from '#app/brand/printed/printed-foot.tsx';
import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { UnknownCountry } from '../countries/unknown-country.tsx';
import { CountryApply } from '../country-aside/country-apply.tsx';
import { CountryHead } from '../country-head/country-head.tsx';
import { CountryHelp } from '../country-aside/country-help.tsx';
import { CountryMissions, CountryRights } from './country-missions.tsx';
import { CountryPapers } from './country-papers.tsx';
import { CountryCosts } from '../country-costs/country-costs.tsx';
import type { loader } from './country-page.tsx';
import { CountryStatus } from './country-status.tsx';
import { CountryWay } from './country-way.tsx';
import styles from './country-page.module.css';
import { NotKnownYet } from './not-known-yet.tsx';
import { PlatformBox } from './platform-box.tsx';
import { countryTexts } from './country.text.ts';
import { OnThisPage } from '../country-head/on-this-page.tsx';

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

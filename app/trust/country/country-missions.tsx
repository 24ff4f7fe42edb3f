import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { dialled } from '#app/content/dialled.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import styles from './country-missions.module.css';
import { countryTexts } from './country.text.ts';
import { FactSection } from './fact-section.tsx';

/** The embassies and visa centres to which people from Bangladesh go. */
export function CountryMissions({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const missions = useFacts(`guide.${code}`).missions.filter((mission) => mission.servesBangladesh);
  return (
    <FactSection id="missions" title={texts.missions}>
      <h3>{texts.whichMission}</h3>
      {missions.length === 0 && <NotEntered />}
      <ul className={styles.missions}>
        {missions.map((mission) => (
          <li key={mission._key}>
            <b>{mission.name[language]}</b>
            <span>{mission.address ? mission.address[language] : <NotEntered />}</span>
            {mission.phone && (
              <a href={`tel:${dialled(mission.phone)}`} className="num" lang="en">
                {mission.phone}
              </a>
            )}
            {mission.email && <a href={`mailto:${mission.email}`}>{mission.email}</a>}
            {mission.url && (
              <a href={mission.url} rel="noopener">
                {mission.url}
              </a>
            )}
            <FactSource shelf="mission" fact={mission} />
          </li>
        ))}
      </ul>
    </FactSection>
  );
}

/** What workers may ask for in a country. */
export function CountryRights({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { rights } = useFacts(`guide.${code}`);
  return (
    <FactSection id="rights" title={texts.rights}>
      {rights.length === 0 ? (
        <NotEntered />
      ) : (
        <ul className={styles.rights}>
          {rights.map((right) => (
            <li key={right[language]}>{right[language]}</li>
          ))}
        </ul>
      )}
    </FactSection>
  );
}

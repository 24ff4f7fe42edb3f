import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { sharedCheck } from '#app/brand/fact/shared-check.ts';
import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { dialled } from '#app/content/dialled.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import styles from './country-missions.module.css';
import { countryTexts } from './country.text.ts';
import { DashedList, FactSection } from './fact-section.tsx';
import { missionsOf } from './known-of.ts';

/** The embassies and visa centres to which people from Bangladesh go; nothing where none is known. */
export function CountryMissions({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { day } = useFacts('today');
  const missions = missionsOf(useFacts(`guide.${code}`));
  const check = sharedCheck('mission', missions, day);
  if (missions.length === 0) return null;
  return (
    <FactSection id="missions" title={texts.missions}>
      <p className="hint">{texts.whichMission}</p>
      <ul className={styles.missions}>
        {missions.map((mission) => (
          <li key={mission._key}>
            <b>{mission.name[language]}</b>
            {mission.address && <span>{mission.address[language]}</span>}
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
            {!check && <FactSource shelf="mission" fact={mission} />}
          </li>
        ))}
      </ul>
      {check && <FactSource shelf="mission" fact={check} />}
    </FactSection>
  );
}

/** What workers may ask for in a country; nothing where nobody has written it. */
export function CountryRights({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { rights } = useFacts(`guide.${code}`);
  if (rights.length === 0) return null;
  return (
    <FactSection id="rights" title={texts.rights}>
      <DashedList sentences={rights.map((right) => right[language])} />
    </FactSection>
  );
}

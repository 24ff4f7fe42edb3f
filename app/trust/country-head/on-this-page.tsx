import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { useTexts } from '#app/i18n/text.ts';
import { countryTexts } from '../country/country.text.ts';
import { knownOf } from '../country/known-of.ts';
import styles from './on-this-page.module.css';

/** The ways to the sections that this page has, below its head. */
export function OnThisPage({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const known = knownOf(useFacts(`guide.${code}`));
  const jumps = [
    known.status && (['status', texts.jumpStatus] as const),
    ['way', known.route || known.steps ? texts.jumpWay : texts.howLong] as const,
    ['papers', texts.jumpPapers] as const,
    ['costs', texts.jumpCosts] as const,
    ['platform', texts.jumpPlatform] as const,
    known.missions && (['missions', texts.jumpMissions] as const),
    known.rights && (['rights', texts.jumpRights] as const),
    ['help', texts.jumpHelp] as const,
  ].filter((jump) => jump !== false);
  return (
    <nav className={styles.strip} aria-label={texts.onThisPage}>
      <ul className="wrap">
        {jumps.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useTexts } from '#app/i18n/text.ts';
import { countryTexts } from '../country/country.text.ts';
import styles from './on-this-page.module.css';

/** The ways to the sections of this page, below its head. */
export function OnThisPage() {
  const texts = useTexts(countryTexts);
  const jumps = [
    ['status', texts.jumpStatus],
    ['way', texts.jumpWay],
    ['papers', texts.jumpPapers],
    ['costs', texts.jumpCosts],
    ['missions', texts.jumpMissions],
    ['rights', texts.jumpRights],
    ['help', texts.jumpHelp],
  ] as const;
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

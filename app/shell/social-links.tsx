import { Icon } from '#app/ui/icon/icon.tsx';
import { agency } from '#content/agency.ts';
import styles from './social-links.module.css';

/** Links to the agency's social media, each in a new tab. */
export function SocialLinks({ iconsOnly = false }: { iconsOnly?: boolean }) {
  return (
    <ul className={iconsOnly ? styles.icons : styles.list}>
      {agency.socials.map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" lang="en">
            <Icon name={icon} />
            <span className={iconsOnly ? 'visually-hidden' : undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '#app/ui/icon/icon.tsx';
import { useFacts } from '#app/content/content-context.ts';
import styles from './social-links.module.css';

/** Links to the agency's social media, as icons, each in a new tab. */
export function SocialLinks() {
  const { agency } = useFacts('agency');
  return (
    <ul className={styles.icons}>
      {agency.socials.map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" lang="en">
            <Icon name={icon} />
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

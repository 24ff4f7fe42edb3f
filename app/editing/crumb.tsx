import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { contentTexts } from './content.text.ts';
import styles from './crumb.module.css';

/** The way from the list of the content to this page, which is the last of the names. */
export function Crumb({ names }: { names: { name: string; to?: string }[] }) {
  const texts = useTexts(contentTexts);
  return (
    <nav aria-label={texts.here} className={styles.crumb}>
      <Link className="tap" to="/admin/content">
        {texts.content}
      </Link>
      {names.map(({ name, to }) => (
        <Fragment key={to ?? 'here'}>
          <Icon name="chevron-right" />
          {to ? (
            <Link className="tap" to={to}>
              {name}
            </Link>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

import type { ReactNode } from 'react';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useListed } from '../listed.ts';
import { type SafeName, safeLinks } from './links.ts';
import styles from './safe-links.module.css';

/** Links to what can be checked: words in a line, or with icons in the look of `className`. */
export function SafeLinks({
  names,
  className,
  children,
}: {
  names: SafeName[];
  className?: string;
  /** A further one, of its own kind. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const isListed = useListed();
  return (
    <span className={className ?? styles.links}>
      {names
        .filter((name) => isListed(`/${name}`))
        .map((name) => (
          <PageLink key={name} to={`/${name}`}>
            {className && <Icon name={safeLinks[name].icon} />}
            {safeLinks[name].label[language]}
          </PageLink>
        ))}
      {children}
    </span>
  );
}

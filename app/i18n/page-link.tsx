import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { pathIn } from './language.ts';
import { useLanguage } from './text.ts';

/**
 * A link to a public page in the language of the current page; `to` is the English address. There is nothing for the router to
 * discover (`react-router.config.ts`), and each link would say that there is.
 */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link to={pathIn(useLanguage(), to)} discover="none" {...rest} />;
}

/** The same for navigation: sets `aria-current` on a link to the current page. */
export function PageNavLink({
  to,
  className = '',
  ...rest
}: Omit<NavLinkProps, 'className'> & { to: string; className?: string }) {
  return (
    <NavLink
      to={pathIn(useLanguage(), to)}
      discover="none"
      // The router's own would write an empty class on most of them.
      className={({ isPending }) => (isPending ? `${className} pending` : className || undefined)}
      {...rest}
    />
  );
}

import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { pathIn } from './language.ts';
import { useLanguage } from './text.ts';

/** A link to a public page, given by its English address, in the language of the current page. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link to={pathIn(useLanguage(), to)} {...rest} />;
}

/** The same for navigation: it knows when it points at the current page (`aria-current`). */
export function PageNavLink({ to, ...rest }: NavLinkProps & { to: string }) {
  return <NavLink to={pathIn(useLanguage(), to)} {...rest} />;
}

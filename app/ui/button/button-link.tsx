import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { PageLink } from '#app/i18n/page-link.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A link to a public page, given by its English address, that looks like a button. */
export function ButtonLink({ tone, size, ...rest }: ButtonLook & LinkProps & { to: string }) {
  return <PageLink {...rest} className={buttonClass({ tone, size })} />;
}

/** A link to an address that has no language of its own, or that leaves the site. */
export function PlainButtonLink({ tone, size, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return <a {...rest} className={buttonClass({ tone, size })} />;
}

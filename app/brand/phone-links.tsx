import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePhones } from './phones.ts';

/** A telephone link for each of the agency's numbers. */
export function PhoneLinks({ hasIcon, ...link }: { hasIcon?: boolean } & ComponentProps<'a'>) {
  return usePhones().map(({ number, href }) => (
    <a key={href} {...link} href={href}>
      {hasIcon && <Icon name="phone" />}
      {number}
    </a>
  ));
}

/** The same as items of a list. */
export function PhoneItems() {
  return usePhones().map(({ number, href }) => (
    <li key={href}>
      <a className="num" lang="en" href={href}>
        {number}
      </a>
    </li>
  ));
}

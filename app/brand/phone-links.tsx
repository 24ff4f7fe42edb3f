import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { phones } from './phones.ts';

/** A telephone link for each of the agency's numbers; `children` come after the number. */
export function PhoneLinks({
  hasIcon,
  children,
  ...link
}: { hasIcon?: boolean } & ComponentProps<'a'>) {
  return phones.map(({ number, href }) => (
    <a key={href} {...link} href={href}>
      {hasIcon && <Icon name="phone" />}
      {number}
      {children}
    </a>
  ));
}

/** The same as items of a list. */
export function PhoneItems() {
  return phones.map(({ number, href }) => (
    <li key={href}>
      <a className="num" lang="en" href={href}>
        {number}
      </a>
    </li>
  ));
}

/** All numbers in one line, for print and pictures. */
export const phoneNumbers = phones.map(({ number }) => number).join(' · ');

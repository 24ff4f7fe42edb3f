import type { ComponentProps } from 'react';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePhones } from './phones.ts';

type Look = ComponentProps<typeof PlainButtonLink>;

/** A button for each of the agency's numbers. */
export function PhoneButtons({
  isPlain,
  size,
}: {
  /** The number as it is: no tabular digits, and not marked as English on a Bengali page. */
  isPlain?: boolean;
  size?: Look['size'];
}) {
  return usePhones().map(({ number, href }) => (
    <PlainButtonLink key={href} href={href} size={size} tone="ghost">
      <Icon name="phone" />
      {isPlain ? (
        number
      ) : (
        <span className="num" lang="en">
          {number}
        </span>
      )}
    </PlainButtonLink>
  ));
}

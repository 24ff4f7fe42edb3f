import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router';
import { PageLink } from '#app/i18n/page-link.tsx';
import styles from './button.module.css';

type Look = {
  /**
   * What it stands for: the main action, the one loud action of a view, the main one of the footer, a quiet
   * one, writing on WhatsApp, or deleting; solid only where deleting has been asked about.
   */
  tone?: 'primary' | 'accent' | 'tint' | 'ghost' | 'chat' | 'danger' | 'dangerSolid';
  size?: 'small' | 'medium' | 'large';
};

/**
 * A button. While `busy` it keeps its width, shows that it works, and cannot be pressed again: by
 * `aria-disabled`, because with `disabled` it would lose the focus.
 */
export function Button({
  tone,
  size,
  busy = false,
  children,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ tone, size })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {children}
    </button>
  );
}

/** A link to a public page, given by its English address, that looks like a button. */
export function ButtonLink({ tone, size, ...rest }: Look & LinkProps & { to: string }) {
  return <PageLink {...rest} className={classOf({ tone, size })} />;
}

/** A link to an address that has no language of its own, or that leaves the site. */
export function PlainButtonLink({ tone, size, ...rest }: Look & ComponentProps<'a'>) {
  return <a {...rest} className={classOf({ tone, size })} />;
}

function classOf({ tone = 'primary', size = 'medium' }: Look): string {
  return [styles.button, styles[tone], styles[size]].join(' ');
}

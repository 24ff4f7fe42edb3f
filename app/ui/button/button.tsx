import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

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
}: ButtonLook & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {children}
    </button>
  );
}

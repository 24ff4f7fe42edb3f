import { type ReactNode, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type Element = 'article' | 'figure' | 'main' | 'p' | 'span';

/**
 * An element that, where the server drew it, stays as it is: React neither compares nor touches what stands inside,
 * so the browser needs none of its texts. Drawn in the browser, it is an ordinary element. What is inside must not
 * change while the page is shown.
 */
export function StaticElement({
  as: As,
  children,
  ...props
}: {
  as: Element;
  id?: string;
  className?: string;
  /** Not called where the server drew the element. */
  children: () => ReactNode;
}) {
  // Decided once; where hydration fails, React renders it again.
  const [isFromServer] = useState(!useHydrated());
  if (isFromServer && !import.meta.env.SSR) {
    return <As {...props} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
  }
  return <As {...props}>{children()}</As>;
}

const nothing = { __html: '' };

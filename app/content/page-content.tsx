import { type ReactNode, use, useMemo } from 'react';
import type { Documents } from './documents.ts';
import { ContentContext } from './content-context.ts';
import type { SentContent } from './sent-content.ts';

/**
 * Gives the components inside what the server has sent with this page or with one before it; undefined where the
 * request for it failed. On the server they have the whole content already, from `entry.server.tsx`.
 */
export function PageContent({
  sent,
  children,
}: {
  sent: SentContent | undefined;
  children: ReactNode;
}) {
  const all = use(ContentContext);
  const content = useMemo(() => all ?? withEarlier(sent), [all, sent]);
  return <ContentContext value={content}>{children}</ContentContext>;
}

/** A page that failed still shows its frame, from what came with an earlier page. */
let earlier: SentContent = {};

function withEarlier(sent: SentContent = {}): Documents {
  earlier = { ...earlier, ...sent };
  // A page names every document that it reads; what it does not name is not asked for.
  return earlier as Documents;
}

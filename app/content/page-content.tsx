import { type ReactNode, use, useMemo } from 'react';
import { ContentContext, receiveContent } from './content-context.ts';
import type { ContentText } from './sent-content.ts';

/**
 * Gives the components inside what the server has sent with this page; undefined where the request for it
 * failed. On the server they have all content already, from `entry.server.tsx`.
 */
export function PageContent({
  sent,
  children,
}: {
  sent: ContentText | undefined;
  children: ReactNode;
}) {
  const all = use(ContentContext);
  const content = useMemo(() => (import.meta.env.SSR ? all : receiveContent(sent)), [all, sent]);
  return <ContentContext value={content}>{children}</ContentContext>;
}

import { type ReactNode, createContext, use, useState } from 'react';
import { type ActionFunction, RouterProvider, createMemoryRouter } from 'react-router';
import { ContentContext } from '#app/content/content-context.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { LanguageContext } from '#app/i18n/text.ts';

/** What stands around every component of a page: the router, the language and the shipped content. */
export function InPage({
  language = 'en',
  action,
  children,
}: {
  language?: Language;
  /** What the page does with what is sent to it. */
  action?: ActionFunction;
  children: ReactNode;
}) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Children />, ...(action && { action }) }]),
  );
  return (
    <LanguageContext value={language}>
      <ContentContext value={defaultDocuments()}>
        <ChildrenContext value={children}>
          <RouterProvider router={router} />
        </ChildrenContext>
      </ContentContext>
    </LanguageContext>
  );
}

const ChildrenContext = createContext<ReactNode>(null);

/** The route stays the same one when what it shows is rendered anew. */
function Children() {
  return use(ChildrenContext);
}

import { createContext } from 'react-router';
import type { Documents } from '#app/content/documents.ts';
import type { Services } from '#app/services/services.server.ts';

/** Gives loaders and actions of pages access to the services. */
export const servicesContext = createContext<Services>();
export const clientAddressContext = createContext<string>();
/** The site's origin: `PUBLIC_ORIGIN`, or the loopback name. Never taken from a request. */
export const siteOriginContext = createContext<string>();
/** What the pages of this request show: the published content, or with the drafts in a preview. */
export const documentsContext = createContext<Documents>();
export const isPreviewContext = createContext<boolean>(false);
/** Whether the browser asks for a page's data alone, to draw the page itself. */
export const isDataRequestContext = createContext<boolean>(false);
/** Set where an error is logged, read where the status of the response is chosen. */
export const databaseUnreachableContext = createContext<boolean>(false);

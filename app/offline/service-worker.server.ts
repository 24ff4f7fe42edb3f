import { buildName } from '#app/document/build-name.ts';
import { languages, pathIn } from '#app/i18n/language.ts';

/** The page without a network, in every language. */
export const offlinePaths = languages.map((language) => pathIn(language, '/offline'));

/** Where the worker is asked for. Its place decides that it sees the whole site. */
export const workerPath = '/sw.js';

/** All caches of all versions begin so. */
const cachePrefix = 'offline ';

/**
 * The worker of public pages. It keeps the offline pages and nothing else, so nothing that a visitor has sent or seen is
 * ever in a cache. It answers only when a page is opened by GET and the network fails; the staff area, the API and
 * receipts and results never pass through it. Each build has a cache of its own, and so have other offline pages, such as
 * after a change of telephone numbers: `pagesHash` tells them apart. A new version takes over at once. What posters lead to
 * is Bengali, but for `/q/en/…`.
 *
 * Where the storage is full or forbidden the installation fails, and the site works without it.
 */
export function serviceWorker(pagesHash: string): string {
  return `const cache=${JSON.stringify(`${cachePrefix}${buildName} ${pagesHash}`)},pages=${JSON.stringify(offlinePaths)};
addEventListener("install",(event)=>event.waitUntil(caches.open(cache).then((c)=>c.addAll(pages.map((page)=>new Request(page,{cache:"reload"})))).then(()=>skipWaiting())));
addEventListener("activate",(event)=>event.waitUntil(${deleteCaches('name!==cache')}.then(()=>clients.claim())));
addEventListener("fetch",(event)=>{
const {method,mode,url}=event.request,{pathname}=new URL(url);
if(method!=="GET"||mode!=="navigate"||${neverOurs}.test(pathname))return;
event.respondWith(fetch(event.request).catch(()=>caches.match(pages[/^\\/(bn|q(?!\\/en\\/))(\\/|$)/.test(pathname)?1:0]).then((page)=>page||Response.error())));
});
`;
}

/** What the worker becomes when the setting switches it off: it deletes its caches and removes itself. */
export function removedServiceWorker(): string {
  return `addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil(${deleteCaches('true')}.then(()=>registration.unregister())));
`;
}

/** The staff area, the API, pictures and files, receipts and what a look-up has found, in both languages. */
const neverOurs = '/^\\/(admin|api|media|assets)(\\/|$)|\\/(receipt|result)$/';

function deleteCaches(condition: string): string {
  const isOurs = `name.startsWith(${JSON.stringify(cachePrefix)})`;
  return `caches.keys().then((names)=>Promise.all(names.filter((name)=>${isOurs}&&${condition}).map((name)=>caches.delete(name))))`;
}

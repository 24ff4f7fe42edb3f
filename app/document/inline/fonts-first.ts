/**
 * A first visit over a network whose round trip takes more than a tenth of a second does without the site's own fonts:
 * `font-display: optional` gives up on a face after that tenth, so none could be there in time, and on the way they
 * would hold up the picture that is shown first. `starter.ts` gets them afterwards, for the next page. A service worker in
 * charge says that this is not the first visit, and so that the fonts are in the cache. Browsers that do not tell about the
 * network (Firefox, Safari) ask for the fonts at once. `preload` is what they are asked for with.
 */
export default function fontsFirst(preload: string): void {
  const { connection } = navigator;
  const isFar = connection && (connection.saveData || connection.rtt > 100);
  // Absent where the page is not served safely.
  if (isFar && !navigator.serviceWorker?.controller)
    document.documentElement.setAttribute('data-fonts-later', '');
  else document.head.insertAdjacentHTML('beforeend', preload);
}

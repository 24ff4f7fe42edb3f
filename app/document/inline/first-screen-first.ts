/**
 * Has the browser draw the first screen and its largest picture before it looks at the rest: earlier than footer, chat and
 * what stands below a section that fills the screen (`base.css`), and then only the first static section is laid out
 * (`ui/deferred/static-section.module.css`); the others follow one by one in idle time (`starter.ts`). The header comes a
 * frame before the first screen, while the picture is still on its way (record 0093). Not when the browser restores a scroll
 * position, or the page view of the staff does in its frame, which is right only once the page has its real height. A
 * picture that does not come holds the rest back for a second at most, and so does a tab that nobody looks at, in which no
 * frame is drawn. After three seconds a page is shown as far as it has come: one that breaks off never has its
 * `DOMContentLoaded`.
 *
 * `shown` resolves when words may be seen; nothing where they always may. Old `performance.navigation` tells how the page
 * was opened in no time; the entry that replaces it has to be made first, for 4 ms on a slow phone.
 */
export default function firstScreenFirst(shown: Promise<void> | undefined): void {
  const root = document.documentElement;
  if (performance.navigation?.type || location.hash || self !== top) {
    root.setAttribute('data-whole', '');
    return;
  }
  root.setAttribute('data-first-screen', '');
  root.setAttribute('data-header-alone', '');
  const headed = new Promise((done) => {
    const next = () => {
      if (document.querySelector('header,main')) setTimeout(done);
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    setTimeout(done, 1000);
  }).then(() => root.removeAttribute('data-header-alone'));
  const showRest = () => root.removeAttribute('data-first-screen');
  setTimeout(showRest, 3000);
  const afterFrame = () => requestAnimationFrame(() => setTimeout(showRest));
  const showRestLater = async () => {
    await Promise.all([shown, headed]);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (!picture || picture.complete) afterFrame();
    else for (const event of ['load', 'error']) picture.addEventListener(event, afterFrame);
    setTimeout(showRest, 1000);
  };
  addEventListener('DOMContentLoaded', () => void showRestLater());
}

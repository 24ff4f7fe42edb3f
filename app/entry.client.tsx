import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { reportBrowserError } from './document/browser-error.ts';
import { ahead } from './document/fetch-ahead/ahead.ts';
import { isStaffPath } from './http/staff-path.ts';
import { hasBeenChanged, hasForm, startAgain, watchTyping } from './document/without-scripts.ts';
import { firstInteraction } from './ui/deferred/first-interaction.ts';
import { dealWithOthers, hydration, isChangedByOthers } from './ui/deferred/hydration.ts';

const isStaffPage = () => isStaffPath(location.pathname);

// Staff pages have no starter script (`page-scripts.server.ts`), which reports errors from the start
// elsewhere.
if (isStaffPage()) {
  addEventListener('error', ({ error }) => {
    if (error) reportBrowserError('script', error);
  });
}
addEventListener('unhandledrejection', ({ reason }) => reportBrowserError('promise', reason));

// A transition renders the next public page in pieces of 5 ms, with a frame after each, and all links once before it: on a
// slow phone the page came a quarter later (record 0093). Staff pages are longer: there a press would wait for all of it.
const useTransitions = isStaffPage() ? undefined : false;

/**
 * That a page is on its way has all links of the frame rendered. As a transition it waits for what is urgent, which is the page itself
 * where it was fetched ahead, so that it is not rendered at all. Where the page has to be waited for, a transition in pieces
 * of 5 ms would put it off (record 0093).
 */
const laterNewsOfLoading: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        let navigation: ReturnType<typeof navigate> | undefined;
        if (typeof to === 'string' && ahead.has(to)) {
          startTransition(() => {
            navigation = navigate();
          });
        }
        await (navigation ?? navigate());
      },
    }),
};
const instrumentations = isStaffPage() ? [] : [laterNewsOfLoading];

if (!isStaffPage()) watchTyping();
// Where its script does not come, the page is as good as it was before there was one.
if (isChangedByOthers() || hasBeenChanged()) void dealWithOthers().then(begin, begin);
else begin();
void firstInteraction.then(dealWithOthers).catch(() => {});

function begin() {
  // React looks at what stands in the body before it renders anything. `root.tsx` has the rest.
  hydration.others?.showAsDrawn();
  // A transition renders in pieces of 5 ms, between which a translator could come again.
  if (hydration.others) hydrate();
  else startTransition(hydrate);
}

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter {...{ useTransitions, instrumentations }} />
    </StrictMode>,
    {
      onCaughtError: failed,
      onUncaughtError: failed,
      onRecoverableError(error) {
        report('hydration', error);
        // React has drawn the fields anew, and empty.
        if (hasForm()) startAgain(isChangedByOthers());
      },
    },
  );
}

/**
 * Falls back to a reload without scripts on public pages, which the server renders completely; of staff pages
 * it renders only the frame (record 0007).
 */
function failed(error: unknown) {
  console.error(error);
  report('render', error);
  if (!isStaffPage()) startAgain(isChangedByOthers());
}

function report(kind: 'hydration' | 'render', error: unknown) {
  reportBrowserError(isChangedByOthers() ? 'translated' : kind, error);
}

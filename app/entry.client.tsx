import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportBrowserError } from './document/browser-error.ts';
import { isStaffPath } from './http/staff-path.ts';
import { goWithoutScripts } from './document/without-scripts.ts';

const isStaffPage = () => isStaffPath(location.pathname);

// These have no starter (`starter-script.server.ts`), which listens on the others from the beginning.
if (isStaffPage()) {
  addEventListener('error', ({ error }) => {
    if (error) reportBrowserError('script', error);
  });
}
addEventListener('unhandledrejection', ({ reason }) => reportBrowserError('promise', reason));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onCaughtError: failed,
      onUncaughtError: failed,
      onRecoverableError: (error) => reportBrowserError('hydration', error),
    },
  );
});

/** The server draws public pages whole; of the staff's it has only the frame (record 0007). */
function failed(error: unknown) {
  console.error(error);
  reportBrowserError('render', error);
  if (!isStaffPage()) goWithoutScripts();
}

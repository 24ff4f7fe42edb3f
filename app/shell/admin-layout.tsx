import { type ReactNode, useLayoutEffect } from 'react';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  data,
  isRouteErrorResponse,
  redirect,
  useLocation,
  useRevalidator,
} from 'react-router';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, callApi } from '#app/http/api-client.ts';
import { actOnlyAs } from '#app/auth/account-header.ts';
import { takeKeptSession } from '#app/staff/sign-in/just-signed-in.ts';
import { signInAddress } from '#app/auth/remembered-page.ts';
import { StaffSessionContext } from '#app/auth/staff-session-context.ts';
import { renewSession, renewalsSoFar } from '#app/auth/session-renewal.ts';
import { SignInDialog } from '#app/staff/sign-in/sign-in-dialog.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StaffCountsContext } from '#app/ui/staff-page/staff-counts.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import type { Route } from './+types/admin-layout';
import styles from './admin-layout.module.css';
import { adminLayoutTexts } from './admin-layout.text.ts';
import { AdminSidebar } from './staff-menu/admin-sidebar.tsx';
import { AreaTabs } from './staff-menu/area-tabs.tsx';
import { Notices } from './notices.tsx';
import { statusPage } from '#app/operations/status/status-notice.tsx';
import { OfflineLinks } from './offline-links.tsx';
import { useFreshCounts } from './use-fresh-counts.ts';
import { useTheme } from './use-theme.ts';
import '#app/styles/dark-theme.css';
import '#app/styles/staff.css';

/**
 * The guard: asks the server who is signed in and redirects everybody else to the sign-in page, which leads
 * back here. It only decides what is shown; the API checks every call by itself.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = takeKeptSession() ?? (await currentSession());
  const { pathname, search } = new URL(request.url);
  if (!session) throw redirect(signInAddress(pathname + search));
  const { staff, signedInAt, mailIsDelivered, signInBy, picturesStay } = session;
  const next = pathname + search;
  if (staff.mustChangePassword) {
    if (pathname !== passwordPage)
      throw redirect(`${passwordPage}?${new URLSearchParams({ first: '', next })}`);
  } else if (staff.mustAddSecondFactor && pathname !== secondFactorPage) {
    throw redirect(`${secondFactorPage}?${new URLSearchParams({ next })}`);
  }
  const status = pathname === statusPage ? null : callApi('GET /api/status');
  const { id: account, email, name, role } = staff;
  return {
    account,
    email,
    name,
    role,
    signedInAt,
    mailIsDelivered,
    signInBy,
    picturesStay,
    status,
  };
}
clientLoader.hydrate = true as const;

/** On every navigation, but not after an action: without a network that would replace the page by an error. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const passwordPage = '/admin/password';
const secondFactorPage = '/admin/second-factor';

/** The session; on an open page an expired one is renewed by signing in again. Throws a failure to find out. */
async function currentSession() {
  const ask = () => callApi('GET /api/auth/get-session');
  const before = renewalsSoFar();
  let session = await ask();
  if (session.ok && !session.data && (await renewSession('ended', before))) session = await ask();
  if (!session.ok) throw data(session);
  return session.data;
}

/** All that the server renders of a staff page. */
export function HydrateFallback() {
  const texts = useTexts(staffTexts);
  return (
    <main id="main" className={styles.waiting}>
      <p role="status">{texts.loading}</p>
    </main>
  );
}

/** The frame of the guarded staff pages. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaderData={loaderData}>
      <StaffSessionContext value={loaderData}>
        <Outlet />
      </StaffSessionContext>
    </Frame>
  );
}

/** Keeps the navigation when a page fails; without the guard's data there is no frame to show. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const texts = useTexts(adminLayoutTexts);
  const common = useTexts(staffTexts);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const failure = isRouteErrorResponse(error) ? (
    // Only the guard throws these: it could not find out who is signed in.
    <>
      <title>{texts.unknown}</title>
      <h1 tabIndex={-1}>{texts.unknown}</h1>
      <FailureAlert failure={error.data as ApiFailure} onRetry={() => void revalidate()} />
    </>
  ) : (
    <>
      <title>{texts.failed}</title>
      <div role="alert">
        <h1 tabIndex={-1}>{texts.failed}</h1>
        <p className="lead">{texts.failedAdvice}</p>
      </div>
      <PlainButtonLink href={pathname + search}>
        <Icon name="refresh-cw" />
        {common.retry}
      </PlainButtonLink>
    </>
  );
  if (loaderData) return <Frame loaderData={loaderData}>{failure}</Frame>;
  return (
    <main id="main" className={styles.waiting}>
      <div>{failure}</div>
    </main>
  );
}

function Frame({
  loaderData,
  children,
}: {
  loaderData: Route.ComponentProps['loaderData'];
  children: ReactNode;
}) {
  const texts = useTexts(adminLayoutTexts);
  const [theme, changeTheme] = useTheme();
  const { account } = loaderData;
  // Before the effects of the page below, which may call the API.
  useLayoutEffect(() => actOnlyAs(account), [account]);
  return (
    <StaffCountsContext value={useFreshCounts()}>
      <div className={styles.frame}>
        <a className={styles.skip} href="#main">
          {texts.skip}
        </a>
        <AdminSidebar {...loaderData} theme={theme} onChangeTheme={changeTheme} />
        <main id="main" className={styles.page} tabIndex={-1}>
          <Notices {...loaderData} />
          <AreaTabs {...loaderData} />
          {children}
        </main>
        <OfflineLinks />
        <SignInDialog email={loaderData.email} signInBy={loaderData.signInBy} />
      </div>
    </StaffCountsContext>
  );
}

import { Outlet, redirect, useRevalidator } from 'react-router';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/platform/api-client.ts';
import { signInAddress } from '#app/platform/remembered-page.ts';
import type { StaffSession } from '#app/platform/staff-member.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import type { Route } from './+types/admin-layout';
import styles from './admin-layout.module.css';
import { adminLayoutTexts } from './admin-layout.text.ts';
import { AdminSidebar } from './admin-sidebar.tsx';
import { useTheme } from './use-theme.ts';

/**
 * The guard: asks the server who is signed in, and sends everybody else to the sign-in, from where
 * they come back. It only decides what is shown; every call to the API is checked for itself.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await callApi<StaffSession | null>('GET', '/api/auth/get-session');
  if (session.ok && !session.data) {
    const { pathname, search } = new URL(request.url);
    throw redirect(signInAddress(pathname + search));
  }
  return session.ok
    ? { mailIsDelivered: session.data?.mailIsDelivered ?? true }
    : { failure: session };
}
clientLoader.hydrate = true as const;

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
  const texts = useTexts(adminLayoutTexts);
  const revalidator = useRevalidator();
  const [theme, changeTheme] = useTheme();
  if (loaderData.failure) {
    return (
      <main id="main" className={styles.waiting}>
        <div>
          <h1 tabIndex={-1}>{texts.unknown}</h1>
          <FailureAlert
            failure={loaderData.failure}
            onRetry={() => void revalidator.revalidate()}
          />
        </div>
      </main>
    );
  }
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <AdminSidebar theme={theme} onChangeTheme={changeTheme} />
      <main id="main" className={styles.page} tabIndex={-1}>
        {!loaderData.mailIsDelivered && (
          <p className={styles.notice}>
            <Icon name="info" />
            {texts.noMail}
          </p>
        )}
        <Outlet />
      </main>
    </div>
  );
}

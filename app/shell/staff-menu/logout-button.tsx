import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { forgetTab } from '#app/ui/tab-storage.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { adminLayoutTexts } from '../admin-layout.text.ts';
import styles from './admin-sidebar.module.css';

/** Signs out. Not a route action: after it, the router would reload the page's data without a session. */
export function LogoutButton() {
  const texts = useTexts(adminLayoutTexts);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function logout() {
    if (isBusy) return;
    setBusy(true);
    const result = await callApi('POST /api/auth/sign-out');
    setBusy(false);
    if (!result.ok) return setNotice({ tone: 'danger', sentence: texts.logoutFailed });
    forgetTab();
    await navigate('/admin', { state: { isSignedOut: true } });
  }

  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-busy={isBusy || undefined}
        onClick={() => void logout()}
      >
        <Icon name="log-out" />
        {texts.logout}
      </button>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}

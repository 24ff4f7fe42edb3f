import { useEffect, useState } from 'react';
import { isStaffPath } from '#app/http/staff-path.ts';
import { useTexts } from '#app/i18n/text.ts';
import { Toast } from '#app/ui/toast/toast.tsx';
import { adminLayoutTexts } from './admin-layout.text.ts';

/**
 * Without a network a link to another page of the staff says so, and the page stays, with what was typed: the router would
 * reload it where the script of the next one does not come, and the browser has nothing to show then.
 */
export function OfflineLinks() {
  const texts = useTexts(adminLayoutTexts);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (navigator.onLine || !link || link.origin !== location.origin) return;
      if (!isStaffPath(link.pathname) || link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTold(true);
    };
    addEventListener('click', stay, true);
    return () => removeEventListener('click', stay, true);
  }, []);
  if (!isTold) return null;
  return (
    <Toast notice={{ tone: 'danger', sentence: texts.noNetwork }} onClose={() => setTold(false)} />
  );
}

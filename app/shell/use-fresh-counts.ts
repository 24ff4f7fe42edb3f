import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { callApi } from '#app/http/api-client.ts';
import type { StaffCounts } from '#app/ui/staff-page/staff-counts.ts';

/**
 * The numbers beside the navigation, asked for again whenever a page is shown, or has loaded its data anew after
 * something was done there. A call and no loader: one that fails must not take the page away.
 */
export function useFreshCounts(): StaffCounts | null {
  const matches = useMatches();
  const { pathname, loaderData } = matches[matches.length - 1] ?? {};
  const [counts, setCounts] = useState<StaffCounts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchCounts().then((fresh) => isCurrent && fresh && setCounts(fresh));
    return () => {
      isCurrent = false;
    };
  }, [pathname, loaderData]);
  return counts;
}

async function fetchCounts(): Promise<StaffCounts | null> {
  const [applications, messages, complaints] = await Promise.all([
    callApi('GET /api/application/counts'),
    callApi('GET /api/contact/counts'),
    callApi('GET /api/complaint/counts'),
  ]);
  if (!applications.ok) return null;
  return {
    ...applications.data,
    messages: messages.ok ? messages.data.waiting : null,
    complaints: complaints.ok ? complaints.data.received : null,
  };
}

import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { callApi } from '#app/http/api-client.ts';
import type { StaffCounts } from '#app/ui/staff-page/staff-counts.ts';

/**
 * The numbers beside the navigation, asked for again whenever a page is shown, or has loaded its data anew after
 * something was done there. A call and no loader: one that fails must not take the page away.
 */
export function useFreshCounts(): StaffCounts | null {
  const { pathname, loaderData } = useMatches().at(-1) ?? {};
  const [counts, setCounts] = useState<StaffCounts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const asked = callApi('GET /api/application/counts');
    void asked.then((result) => isCurrent && result.ok && setCounts(result.data));
    return () => {
      isCurrent = false;
    };
  }, [pathname, loaderData]);
  return counts;
}

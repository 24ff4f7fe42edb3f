import { useState } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/identities-page';
import { FalseList } from './false-list.tsx';
import styles from './identities-page.module.css';
import { identitiesTexts } from './identities.text.ts';
import { identityActs } from './identity-acts.ts';
import { OurList } from './our-list.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, identitiesTexts.title);
}

export function clientLoader() {
  return {
    ours: callApi('GET /api/verify/identities'),
    notOurs: callApi('GET /api/verify/false'),
  };
}

export const clientAction = actionOf(identityActs);

/** What the check of a caller says yes and no to. */
export default function IdentitiesPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(identitiesTexts);
  const [ours, notOurs] = [useLoaded(loaderData.ours), useLoaded(loaderData.notOurs)];
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <div className={styles.page}>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={ours}>{(all) => <OurList all={all} />}</Loaded>
      <Loaded result={notOurs} keepsContent>
        {(all) => <FalseList all={all} tell={setNotice} />}
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </div>
  );
}

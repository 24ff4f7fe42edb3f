import { redirect, useLocation, useNavigate } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { rememberedPage } from '#app/auth/remembered-page.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import type { Route } from './+types/second-factor-page';
import { secondFactorActs } from './own-account.ts';
import styles from '../accounts/accounts-page.module.css';
import { ownAccountTexts } from './own-account.text.ts';
import { SecondFactor } from './second-factor.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, ownAccountTexts.secondFactor);
}

/** Users with nothing to set up go on to the page they wanted. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await callApi('GET /api/auth/get-session');
  const isDone = session.ok && session.data && !session.data.staff.mustAddSecondFactor;
  if (isDone) throw redirect(rememberedPage(new URL(request.url).searchParams.get('next')));
  return null;
}

/** Only on arrival: after the set-up the page itself goes on. */
export function shouldRevalidate() {
  return false;
}

export const clientAction = actionOf(secondFactorActs);

/** Where the guard sends users without a second factor on a site that requires one. */
export default function SecondFactorPage() {
  const texts = useTexts(ownAccountTexts);
  const next = new URLSearchParams(useLocation().search).get('next');
  const navigate = useNavigate();
  return (
    <>
      <StaffPageHead title={texts.secondFactor} lead={texts.requiredLead} />
      <div className={styles.page}>
        <section className="part">
          <Alert tone="note" sentence={texts.required} />
          <SecondFactor
            isOn={false}
            onChange={() => void navigate(rememberedPage(next), { replace: true })}
          />
        </section>
      </div>
    </>
  );
}

import { useSearchParams } from 'react-router';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/facts-page';
import { factActs } from './fact-acts.ts';
import { FactRow, keyOf } from './fact-row.tsx';
import styles from './facts-page.module.css';
import { factsTexts } from './facts.text.ts';
import { type ListedFact, factStates } from './listed-fact.ts';
import { useConfirming } from './use-confirming.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, factsTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader() {
  return { facts: callApi('GET /api/facts') };
}

export const clientAction = actionOf(factActs);

/** The facts that age, the worst first, each with the press that says that it is still true. */
export default function FactsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(factsTexts);
  const result = useLoaded(loaderData.facts);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={result} keepsContent>
        {({ day, facts }) => <Facts day={day} facts={facts} />}
      </Loaded>
    </>
  );
}

function Facts({ day, facts }: { day: string; facts: ListedFact[] }) {
  const texts = useTexts(factsTexts);
  const [query] = useSearchParams();
  const { role } = useStaffSession();
  const { busy, confirm, over } = useConfirming();
  const state = factStates.find((one) => one === query.get('state'));
  const shown = facts.filter((fact) => !state || fact.state === state);

  const countOf = (one: ListedFact['state'] | undefined) =>
    facts.filter((fact) => !one || fact.state === one).length;
  const tabs = [undefined, ...factStates].map((one) => ({
    to: one ? `/admin/facts?state=${one}` : '/admin/facts',
    name: texts[one ?? 'all'],
    isShown: one === state,
    isAlarming: one === 'outdated',
    count: { count: countOf(one), isMore: false },
  }));
  return (
    <>
      <ViewTabs label={texts.views} tabs={tabs} />
      {shown.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.facts}>
        {shown.map((fact) => (
          <li key={keyOf(fact)}>
            <FactRow
              fact={fact}
              today={day}
              isOwner={role === 'owner'}
              isBusy={busy === keyOf(fact)}
              onConfirm={() => confirm(fact)}
            />
          </li>
        ))}
      </ul>
      {over}
    </>
  );
}

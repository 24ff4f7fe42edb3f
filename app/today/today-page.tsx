import { useState } from 'react';
import { Link } from 'react-router';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { type Whose, whoseCodes } from '#app/work/due.ts';
import { ShortcutHelp } from '#app/applications/search/shortcut-help.tsx';
import { callApi } from '#app/http/api-client.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/today-page';
import { todayActs } from './today-acts.ts';
import { FirstCalls } from './first-calls.tsx';
import { TodayHead } from './today-head.tsx';
import { TodayList } from './today-list.tsx';
import styles from './today-page.module.css';
import { todayTexts } from './today.text.ts';
import { WhoseTabs } from './whose-tabs.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, todayTexts.title);
}

/** Not awaited: the page shows its frame at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const whose = whoseAt(new URL(request.url).searchParams);
  return { whose, today: callApi('GET /api/application/today', { query: { whose } }) };
}

function whoseAt(parameters: URLSearchParams): Whose {
  return whoseCodes.find((one) => one === parameters.get('whose')) ?? 'all';
}

export const clientAction = actionOf(todayActs);

/** The keys of the list of applications that there is nothing for here. */
const withoutKeys = ['mark', 'delete', 'search'] as const;

/** What is to be done today, by whom: one list, worked through from above. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const { whose } = loaderData;
  const today = useLoaded(loaderData.today);
  const [notice, setNotice] = useState<Notice | null>(null);
  const there = today?.ok ? today.data : null;
  return (
    <div className={styles.page}>
      <TodayHead today={there}>
        <ShortcutHelp without={withoutKeys} />
        <Button tone="ghost" onClick={() => window.print()}>
          <Icon name="printer" />
          {texts.print}
        </Button>
      </TodayHead>
      <FirstCalls />
      {there && there.toTell.count > 0 && (
        <Link className={styles.tell} to="/admin/today/tell">
          <Icon name="message-circle" />
          <span>{texts.toTell}</span> <b className="num">{formatCount(language, there.toTell)}</b>
          <Icon name="chevron-right" />
        </Link>
      )}
      <WhoseTabs chosen={whose} counts={there?.counts} />
      <Loaded result={today} keepsContent loading={<p role="status">{texts.loading}</p>}>
        {(data) => <TodayList today={data} whose={whose} tell={setNotice} />}
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </div>
  );
}

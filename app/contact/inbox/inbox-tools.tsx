import { useRef } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ViewTabs } from '#app/ui/staff-list/view-tabs.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { addressOf } from './inbox-address.ts';
import { InboxSearch } from './inbox-search.tsx';
import styles from './inbox-tools.module.css';
import { inboxTexts } from './inbox.text.ts';
import { type MessageSearch, messageViews } from './message.ts';

type Counts = AnswerOf<'GET /api/contact/counts'>;

/** Which messages are shown: the views with their numbers, and a search. */
export function InboxTools({
  search,
  counts,
}: {
  search: MessageSearch;
  counts: Promise<ApiResult<Counts>>;
}) {
  return (
    <div className={styles.tools}>
      <Views search={search} counts={counts} />
      <InboxSearch search={search} />
    </div>
  );
}

function Views({ search, counts }: Parameters<typeof InboxTools>[0]) {
  const texts = useTexts(inboxTexts);
  const found = useLoaded(counts);
  const tabs = messageViews.map((view) => ({
    ...{ to: addressOf({ ...search, view }), name: texts[view], isShown: view === search.view },
    count: found?.ok ? found.data[view] : undefined,
  }));
  return <ViewTabs label={texts.views} tabs={tabs} />;
}

/** Saves what is shown, and all that follows it, as a file. */
export function InboxExport({ search: { view, q } }: { search: MessageSearch }) {
  const texts = useTexts(inboxTexts);
  const download = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();

  /** A download that is refused says nothing, so the API is asked first, which renews the session. */
  async function save() {
    const result = await call(() => callApi('GET /api/contact/counts'));
    if (result.ok) download.current?.submit();
  }

  return (
    <div className={styles.export}>
      <Button tone="ghost" size="small" busy={isBusy} onClick={() => void save()}>
        <Icon name="file-text" />
        {texts.exportCsv}
      </Button>
      {/* A form and no link: what was typed must not get into an address. */}
      <form ref={download} method="post" action="/api/contact/export" hidden>
        <input type="hidden" name="view" value={view} />
        <input type="hidden" name="q" value={q} />
      </form>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}

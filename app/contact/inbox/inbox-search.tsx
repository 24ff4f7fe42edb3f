import { useTexts } from '#app/i18n/text.ts';
import { SearchLine } from '#app/ui/staff-list/search-line.tsx';
import { addressOf } from './inbox-address.ts';
import { inboxTexts } from './inbox.text.ts';
import type { MessageSearch } from './message.ts';

/** Looks among all messages: whoever calls may have been answered before. */
export function InboxSearch({ search: { view, q } }: { search: MessageSearch }) {
  const texts = useTexts(inboxTexts);
  return (
    <SearchLine
      id="search-words"
      words={q}
      longest={120}
      label={texts.search}
      hint={texts.searchHint}
      submit={texts.search}
      clear={texts.clear}
      addressOf={(words) => addressOf({ view: words ? 'all' : view, q: words })}
    />
  );
}

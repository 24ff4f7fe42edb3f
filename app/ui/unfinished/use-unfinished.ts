import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { type Words, forgetWords, keepWords, keptWords } from './kept-words.ts';

/**
 * The words of a form about one record, kept in this tab until they are saved, thrown away or their writer signs out
 * (decision 82). `record` says which form and which record, like `call 66f…`; another one begins with its own words. What is
 * typed into the field `secret` is never kept: whoever comes to this computer next could read it.
 */
export function useUnfinished<Fields extends Words>(
  record: string,
  empty: Fields,
  secret?: keyof Fields & string,
) {
  const { account } = useStaffSession();
  const key = `${account} ${record}`;
  const [opened, setOpened] = useState(() => openedAs(key, empty));
  // The same form goes on to another record.
  if (opened.key !== key) setOpened(openedAs(key, empty));
  const { words, since } = opened;

  return {
    words,
    /** When they were left (ISO 8601), where they come from an earlier visit; null once they are gone, or for new ones. */
    since,
    write(change: Partial<Fields>) {
      const next = { ...words, ...change };
      setOpened({ key, words: next, since });
      const { [secret ?? '']: _, ...kept } = next;
      keepWords(key, kept);
    },
    /** Those of one field are saved, or thrown away. */
    forget(field: keyof Fields & string) {
      const { [field]: _, ...left } = words;
      setOpened({ key, words: { ...empty, ...left }, since });
      const { [secret ?? '']: __, ...kept } = left;
      keepWords(key, kept);
    },
    /** All of them are. */
    clear() {
      forgetWords(key);
      setOpened({ key, words: empty, since: null });
    },
  };
}

function openedAs<Fields extends Words>(key: string, empty: Fields) {
  const kept = keptWords(key);
  return { key, words: { ...empty, ...kept?.words }, since: kept?.at ?? null };
}
